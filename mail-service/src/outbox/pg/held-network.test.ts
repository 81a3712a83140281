import { until } from '@virida/shared/platform/testing/until'
import { anEnquiry, delivered, padded, pixel } from '../../../testing/enquiries'
import { usePgOutbox } from '../../../testing/pg-outbox'
import type { StoredEnquiry } from '../../enquiry/stored-enquiry'
import type { Worker } from '../outbox'
import { DeliveryLocks } from './delivery-locks'

const { outbox, openAnother } = usePgOutbox()

const many = 600
/** Enquiries that are stored side by side. */
const atOnce = 50
const ofOneNetwork = (n: number) => ({ client: 0x70000 + 2 * (n % 128) })
const withFiles = (n: number) => ({
  client: 0x10000 + 256 * n,
  attachments: [{ name: 'a.png', type: 'image/png', bytes: pixel }],
})

type Held = { started: readonly (number | undefined)[]; worker: Worker; end: () => void }

/**
 * Stores enquiries whose turns are past, and runs `test` while their deliveries hang until `end`.
 * @returns The faults of the store.
 */
async function whileHanging(
  enquiryOf: (n: number) => Partial<StoredEnquiry>,
  test: (held: Held) => Promise<void>,
): Promise<unknown[]> {
  const started: (number | undefined)[] = []
  const faults: unknown[] = []
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  // In parts, because enquiries that wait too long for a connection are refused.
  for (let first = 0; first < many; first += atOnce)
    await Promise.all(
      Array.from({ length: atOnce }, (_, n) => outbox().accept(anEnquiry(enquiryOf(first + n)))),
    )
  await outbox().pool.query("update mail.turns set began = began - interval '2 days'")
  const worker = await outbox().work(
    async ({ client }) => {
      started.push(client)
      await ended
      return delivered
    },
    { concurrency: 3, onFault: (_, { error }) => faults.push(error) },
  )
  try {
    await until(() => started.length === 2)
    await test({ started, worker, end })
  } finally {
    end()
    await worker.stop()
  }
  return faults
}

const putOff = async () => {
  const { rows } = await outbox().pool.query<{ n: number; span: number }>(
    `select count(*)::int as n, extract(epoch from max(run_at) - min(run_at))::float8 as span
     from graphile_worker._private_jobs where run_at > now()`,
  )
  return rows[0] ?? { n: 0, span: 0 }
}

it.each([
  ['of a network', ofOneNetwork],
  ['with files', withFiles],
])(
  'starts another enquiry at once while 600 earlier ones %s wait for deliveries that hang',
  async (_, enquiryOf) => {
    const tries = jest.spyOn(DeliveryLocks.prototype, 'tryLock')
    const faults = await whileHanging(enquiryOf, async ({ started }) => {
      await outbox().accept(anEnquiry({ client: 0x90001 }))
      await until(() => started.includes(0x90001))
      expect(started).toHaveLength(3)
      expect(tries.mock.calls.length).toBeLessThan(many / 4)
      const { n, span } = await putOff()
      expect(n).toBeGreaterThan(many - 100)
      expect(span).toBeGreaterThan((many - 100) * 0.05)
    })
    tries.mockRestore()
    expect(faults).toEqual([])
  },
  60_000,
)

/** Moves what is put off 25 s back, but not beyond the longest time for which any is put off. */
const putOffLonger = () =>
  outbox().pool.query(
    `update graphile_worker._private_jobs set run_at = least(run_at + interval '25 seconds', now() + interval '55 seconds')
     where run_at > now()`,
  )

it('delivers what was put off at full speed when the deliveries end', async () => {
  const faults = await whileHanging(ofOneNetwork, async ({ started, end }) => {
    await until(async () => (await putOff()).n > many - 100)
    await putOffLonger()
    end()
    await until(() => started.length === many, 45_000)
  })
  expect(faults).toEqual([])
}, 90_000)

it('delivers at full speed what a process has put off that was stopped', async () => {
  const elsewhere = await openAnother()
  let count = 0
  const faultsElsewhere: unknown[] = []
  const faults = await whileHanging(ofOneNetwork, async ({ worker, end }) => {
    await until(async () => (await putOff()).n > many - 100)
    const stopped = worker.stop()
    end()
    await stopped
    await outbox().pool.query(
      "update graphile_worker._private_jobs set run_at = now() + interval '50 seconds'",
    )
    const other = await elsewhere.work(() => Promise.resolve((count++, delivered)), {
      concurrency: 3,
      onFault: (_, { error }) => faultsElsewhere.push(error),
    })
    // Without the search every second, the first ones would be tried in 50 seconds.
    await until(() => count > many - 100, 45_000)
    await other.stop()
  })
  expect([...faults, ...faultsElsewhere]).toEqual([])
}, 90_000)

it('delivers small enquiries of a network while its large ones wait for a large one elsewhere that hangs', async () => {
  const files = [{ name: 'a.png', type: 'image/png', bytes: padded(1024 * 1024) }]
  const small: string[] = []
  const faults: unknown[] = []
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  const tries = jest.spyOn(DeliveryLocks.prototype, 'tryLock')
  const accept = (n: number, attachments: StoredEnquiry['attachments']) =>
    outbox().accept(anEnquiry({ ...ofOneNetwork(n), attachments }))
  await outbox().accept(anEnquiry({ client: 0x90001, attachments: files }))
  for (let n = 0; n < 20; n++) await accept(n, files)
  for (let n = 20; n < 60; n++) await accept(n, [])
  await outbox().pool.query("update mail.turns set began = began - interval '2 days'")
  const worker = await outbox().work(
    async ({ id, attachments }) => {
      if (attachments.length) await ended
      else small.push(id)
      return delivered
    },
    { concurrency: 3, onFault: (_, { error }) => faults.push(error) },
  )
  try {
    await until(() => small.length === 40, 20_000)
    expect(tries.mock.calls.length).toBeLessThan(200)
  } finally {
    end()
    await worker.stop()
    tries.mockRestore()
  }
  expect(faults).toEqual([])
}, 60_000)
