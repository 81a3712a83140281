import { networksOf } from '@virida/shared/platform/http/client-networks'
import { anEnquiry } from '../../../testing/enquiries'
import { usePgOutbox } from '../../../testing/pg-outbox'
import { clientNumber, networkNumberOf } from '../../enquiry/client-number'
import { planMissingJobs } from './jobs'

const { outbox, openAnother } = usePgOutbox()

const numbersOf = async (query: string, values: unknown[] = []) =>
  (await outbox().pool.query<{ n: number | null }>(query, values)).rows.map(({ n }) => n)
const priorities = () =>
  numbersOf('select priority as n from graphile_worker._private_jobs order by priority, key')

it('numbers networks in the database as in the program', async () => {
  const addresses = ['203.0.113.9', '203.0.113.10', '198.51.100.7', '2001:db8:7::1', '2001:db8:7:ff00::1']
  const clients = [...addresses.map((address) => clientNumber(networksOf(address))), 0, 16_777_215, -1]
  const numbers = await numbersOf('select mail.network_of(c) as n from unnest($1::int[]) as c', [clients])
  expect(numbers).toEqual(clients.map((client) => networkNumberOf(client) ?? null))
  expect(new Set(numbers.slice(0, 5)).size).toBe(3)
})

it('gives an enquiry of a network the turn after those of it that wait, also within one transaction', async () => {
  await outbox().accept(anEnquiry({ client: 0x700 }))
  await Promise.all([0x702, 0x704, 0x706].map((client) => outbox().accept(anEnquiry({ client }))))
  expect(await priorities()).toEqual([0, 1, 2, 3])
  await outbox().accept(anEnquiry({ client: 0x801 }))
  expect(await priorities()).toEqual([0, 0, 1, 2, 3])
})

it('gives enquiries of unknown clients the present turn', async () => {
  for (const client of [-1, undefined, -1]) await outbox().accept(anEnquiry({ client }))
  expect(await priorities()).toEqual([0, 0, 0])
})

/** Lets time pass, as far as turns are concerned. */
const later = (time: string) =>
  outbox().pool.query('update mail.turns set began = began - $1::interval', [time])

it('lets what waits come before what arrives after its turn, so that nobody has to wait forever', async () => {
  for (const client of [0x700, 0x702, 0x704, 0x706]) await outbox().accept(anEnquiry({ client }))
  await later('20 seconds')
  await outbox().accept(anEnquiry({ client: 0x801 }))
  expect(await priorities()).toEqual([0, 1, 2, 2, 3])
})

it('counts priorities from the present turn again after two days, and renews those of what waits', async () => {
  for (const client of [0x700, 0x702]) await outbox().accept(anEnquiry({ client }))
  await later('4 days')
  for (const client of [0x704, 0x706, 0x708]) await outbox().accept(anEnquiry({ client }))
  expect(await priorities()).toEqual([0, 1, 32_000, 32_000, 32_000])
  const { id } = await outbox().accept(anEnquiry({ client: 0x703 }))
  await outbox().pool.query("update mail.enquiry set error = 'DATA 451' where id = $1", [id])
  await outbox().pool.query('select mail.schedule($1, now(), 1)', [id])
  await planMissingJobs(outbox().pool, 1000, { most: 2 })
  expect(await priorities()).toEqual([0, 0, 0, 1, 2, 32_001])
  await outbox().accept(anEnquiry({ client: 0x801 }))
  await outbox().accept(anEnquiry({ client: 0x70a }))
  expect(await priorities()).toEqual([0, 0, 0, 0, 1, 2, 3, 32_001])
})

it('lets networks take turns when an older version has counted turns from 0 meanwhile', async () => {
  await later('2 days')
  await planMissingJobs(outbox().pool, 1000)
  await outbox().pool.query('update mail.turns set began = now()')
  for (const client of [0x700, 0x702, 0x704]) await outbox().accept(anEnquiry({ client }))
  await planMissingJobs(outbox().pool, 1000)
  await outbox().accept(anEnquiry({ client: 0x801 }))
  expect(await priorities()).toEqual([0, 0, 1, 2])
})

it('gives the right turn to what is accepted while priorities are renewed', async () => {
  await outbox().accept(anEnquiry({ client: 0x700 }))
  await later('2 days')
  await outbox().accept(anEnquiry({ client: 0x702 }))
  await outbox().pool.query('select mail.follow_clock()')
  await outbox().accept(anEnquiry({ client: 0x704 }))
  expect(await priorities()).toEqual([0, 1, 17_280])
  await planMissingJobs(outbox().pool, 1000)
  expect(await priorities()).toEqual([0, 0, 1])
})

it('keeps turns when the clock of the database is set back', async () => {
  await later('60 seconds')
  await planMissingJobs(outbox().pool, 1000)
  // As seen after it was set back: all stored times are ahead by as much.
  await outbox().pool.query("update mail.clock set latest = latest + interval '3 hours'")
  await outbox().pool.query("update mail.turns set began = began + interval '3 hours'")
  await outbox().accept(anEnquiry())
  await planMissingJobs(outbox().pool, 1000)
  await outbox().accept(anEnquiry())
  expect(await priorities()).toEqual([0, 6])
})

it('lets a network that has sent tens of thousands share the last turn', async () => {
  await outbox().accept(anEnquiry({ client: 0x700 }))
  await outbox().pool.query('update mail.enquiry set turn = 40000')
  await outbox().accept(anEnquiry({ client: 0x702 }))
  expect(await priorities()).toEqual([0, 32_000])
})

it('counts only what waits for its first attempt', async () => {
  const { id } = await outbox().accept(anEnquiry({ client: 0x700 }))
  await outbox().pool.query("update mail.enquiry set error = 'DATA 451', turn = 29")
  await outbox().pool.query('select mail.schedule($1, now(), 1)', [id])
  await Promise.all([
    outbox().accept(anEnquiry({ client: 0x700 }), 'quarantined'),
    outbox().accept(anEnquiry({ client: 0x700 }), 'quarantined'),
    outbox().accept(anEnquiry({ client: 0x702 })),
  ])
  expect(await priorities()).toEqual([0, 32_001])
})

it('gives a turn to each enquiry that a person sends again', async () => {
  const ids: string[] = []
  for (const client of [0x700, 0x702, 0x704]) {
    const { id } = await outbox().accept(anEnquiry({ client }), 'quarantined')
    ids.push(id)
  }
  await outbox().accept(anEnquiry({ client: 0x700 }))
  for (const id of ids) await outbox().requeue(id)
  expect(await priorities()).toEqual([0, 1, 2, 3])
  // One that waits for its first attempt keeps its turn.
  for (const id of ids) await outbox().requeue(id)
  expect(await priorities()).toEqual([0, 1, 2, 3])
  const [first = ''] = ids
  await outbox().pool.query("update mail.enquiry set turn = 31000, error = 'DATA 451' where id = $1", [first])
  await outbox().requeue(first)
  expect(await priorities()).toEqual([0, 2, 3, 4])
})

it('gives turns to what an older version has stored', async () => {
  for (const client of [0x700, 0x702, 0x801, -1, -1]) await outbox().accept(anEnquiry({ client }))
  await outbox().pool.query('update mail.enquiry set turn = null')
  await outbox().pool.query('update graphile_worker._private_jobs set priority = 0')
  await openAnother()
  expect(await priorities()).toEqual([0, 0, 0, 0, 1])
})
