import { anEnquiry } from '../../../testing/enquiries'
import { usePgOutbox } from '../../../testing/pg-outbox'
import { networkNumberOf } from '../../enquiry/client-number'
import { bringForward, isPutOff, type PutOffReason } from './put-off'

const { outbox } = usePgOutbox()

const client = 0x70000
const ofNetwork: PutOffReason = { kind: 'network', network: networkNumberOf(client) ?? Number.NaN }

it('still counts an enquiry as put off that cannot be brought forward because its job is locked', async () => {
  const { pool } = outbox()
  await outbox().accept(anEnquiry({ client }))
  expect(await isPutOff(pool, ofNetwork)).toBe(false)
  await pool.query(
    "update graphile_worker._private_jobs set run_at = now() + interval '30 seconds' where is_available",
  )
  const other = await pool.connect()
  try {
    await other.query('begin')
    await other.query('select from graphile_worker._private_jobs for update')
    expect(await bringForward(pool, ofNetwork)).toBe(0)
    expect(await isPutOff(pool, ofNetwork)).toBe(true)
  } finally {
    await other.query('rollback')
    other.release()
  }
  expect(await bringForward(pool, ofNetwork)).toBe(1)
  expect(await isPutOff(pool, ofNetwork)).toBe(false)
})
