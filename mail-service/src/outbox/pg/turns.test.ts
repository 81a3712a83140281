import { networksOf } from '@virida/shared/platform/http/client-networks'
import { anEnquiry } from '../../../testing/enquiries'
import { usePgOutbox } from '../../../testing/pg-outbox'
import { clientNumber, networkNumberOf } from '../../enquiry/client-number'

const { outbox } = usePgOutbox()

const numbersOf = async (query: string, values: unknown[] = []) =>
  (await outbox().pool.query<{ n: number | null }>(query, values)).rows.map(({ n }) => n)
const priorities = () =>
  numbersOf('select priority as n from graphile_worker._private_jobs order by priority, key')

it('numbers networks in the database as in the program', async () => {
  const addresses = ['203.0.113.9', '203.0.113.10', '198.51.100.7', '2001:db8:7::1', '2001:db8:7:ff00::1']
  const clients = [...addresses.map((address) => clientNumber(networksOf(address))), 0, 65_535, -1]
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

it('gives enquiries of unknown clients the first turn', async () => {
  for (const client of [-1, undefined, -1]) await outbox().accept(anEnquiry({ client }))
  expect(await priorities()).toEqual([0, 0, 0])
})

it('gives a network that has thousands of enquiries the last turn for all further ones', async () => {
  await outbox().accept(anEnquiry({ client: 0x700 }))
  await outbox().pool.query('update mail.enquiry set turn = 40000')
  await outbox().accept(anEnquiry({ client: 0x702 }))
  expect(await priorities()).toEqual([0, 1000])
})

it('takes an enquiry that an older version has stored for the first of its network', async () => {
  const { id } = await outbox().accept(anEnquiry({ client: 0x700 }))
  await outbox().pool.query('update mail.enquiry set turn = null')
  await outbox().requeue(id)
  await outbox().accept(anEnquiry({ client: 0x702 }))
  expect(await priorities()).toEqual([0, 0])
})

it('plans what has failed after all turns, and by its turn when a person sends it again', async () => {
  const [, second] = await Promise.all([0x700, 0x702].map((client) => outbox().accept(anEnquiry({ client }))))
  if (!second) throw new Error('two enquiries were accepted')
  await outbox().pool.query('select mail.schedule($1, now(), 1)', [second.id])
  expect(await priorities()).toEqual([0, 1001])
  await outbox().requeue(second.id)
  expect(await priorities()).toEqual([0, 1])
})
