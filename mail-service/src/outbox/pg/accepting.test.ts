import { anEnquiry } from '../../../testing/enquiries'
import { identify } from '../../enquiry/identity'
import { usePgOutbox } from '../../../testing/pg-outbox'

const { outbox, openAnother } = usePgOutbox()

const countOf = async (counted: string, table: string) =>
  (await outbox().pool.query<{ n: number }>(`select count(${counted})::int as n from ${table}`)).rows[0]?.n

it('stores enquiries that arrive at the same time in one transaction, with their jobs', async () => {
  const enquiries = Array.from({ length: 40 }, () => anEnquiry())
  const accepted = await Promise.all(enquiries.map((enquiry) => outbox().accept(enquiry)))
  expect(accepted).toEqual(enquiries.map(({ id }) => ({ id, duplicate: false })))
  // The first one does not wait for the others, so there are two transactions.
  expect(await countOf('distinct xmin::text', 'mail.enquiry')).toBe(2)
  expect(await countOf('*', 'mail.enquiry')).toBe(40)
  expect(await countOf('*', 'graphile_worker.jobs')).toBe(40)
})

it('refuses only the enquiry that the database cannot store', async () => {
  const bad = anEnquiry({ subject: 'A null character: \u0000' })
  const enquiries = [anEnquiry(), anEnquiry(), bad, anEnquiry()]
  const accepted = await Promise.allSettled(enquiries.map((enquiry) => outbox().accept(enquiry)))
  expect(accepted.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(await countOf('*', 'mail.enquiry')).toBe(3)
  expect(await countOf('*', 'graphile_worker.jobs')).toBe(3)
})

it('fails its check after an enquiry could not be stored because the disk is full, until one is stored', async () => {
  await outbox().pool.query(`
    create function mail.refuse() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger full_disk before insert on mail.enquiry for each row execute function mail.refuse()`)
  await expect(outbox().accept(anEnquiry())).rejects.toMatchObject({ code: 'full' })
  await expect(outbox().check()).rejects.toMatchObject({ code: 'full' })
  await outbox().pool.query('drop trigger full_disk on mail.enquiry')
  await expect(outbox().check()).rejects.toMatchObject({ code: 'full' })
  await outbox().accept(anEnquiry())
  await outbox().check()
})

it('fails its check after storing an enquiry has taken too long', async () => {
  await outbox().pool.query(`
    create function mail.linger() returns trigger language plpgsql as $$ begin perform pg_sleep(12); return new; end $$;
    create trigger slow_disk before insert on mail.enquiry for each row execute function mail.linger()`)
  await expect(outbox().accept(anEnquiry())).rejects.toMatchObject({ code: 'fault' })
  await expect(outbox().check()).rejects.toMatchObject({ code: 'fault' })
}, 60_000)

it('passes its check after it has refused an enquiry that the database cannot store', async () => {
  await expect(outbox().accept(anEnquiry({ subject: '\u0000' }))).rejects.toMatchObject({ code: 'fault' })
  await outbox().check()
})

it('recognizes repeated submits in the same group and of an earlier group', async () => {
  const acceptedAt = Date.now()
  const [a, b] = ['Once', 'Twice'].map((subject) => anEnquiry({ subject, acceptedAt }))
  if (!a || !b) throw new Error('two enquiries were made')
  const again = anEnquiry({ subject: 'Twice', acceptedAt: acceptedAt + 1 })
  await outbox().accept(a)
  const repeated = anEnquiry({ subject: 'Once', acceptedAt: acceptedAt + 1 })
  const accepted = await Promise.all(
    [anEnquiry(), b, again, repeated].map((enquiry) => outbox().accept(enquiry)),
  )
  expect(accepted.slice(1)).toEqual([
    { id: b.id, duplicate: false },
    { id: b.id, duplicate: true },
    { id: a.id, duplicate: true },
  ])
})

it('stores a repeated submit whose first one was stored while the clock was ahead, and only once', async () => {
  const acceptedAt = Date.now()
  const [first, second, third] = [0, 1, 2].map((later) =>
    anEnquiry({ subject: 'The same', acceptedAt: acceptedAt + later }),
  )
  if (!first || !second || !third) throw new Error('three enquiries were made')
  await outbox().accept(first)
  await outbox().pool.query("update mail.repetition set until = until + interval '365 days'")
  expect(await outbox().accept(second)).toEqual({ id: second.id, duplicate: false })
  expect(await outbox().accept(third)).toEqual({ id: second.id, duplicate: true })
})

it('recognizes a repeated submit by its key although the first one was stored while the clock was ahead', async () => {
  const identity = identify({ subject: 'The same', body: 'text', files: [] }, 'key of a form')
  const [first, second] = [0, 1].map((later) => anEnquiry({ identity, acceptedAt: Date.now() + later }))
  if (!first || !second) throw new Error('two enquiries were made')
  await outbox().accept(first)
  await outbox().pool.query("update mail.repetition set until = until + interval '1 hour'")
  expect(await outbox().accept(second)).toEqual({ id: first.id, duplicate: true })
})

it('plans no job for a quarantined enquiry of a group', async () => {
  await Promise.all([
    outbox().accept(anEnquiry()),
    outbox().accept(anEnquiry({ spam: 'links' }), 'quarantined'),
    outbox().accept(anEnquiry()),
  ])
  expect((await outbox().stats()).count).toMatchObject({ waiting: 2, quarantined: 1 })
  expect(await countOf('*', 'graphile_worker.jobs')).toBe(2)
})

it('stores the same enquiries from two instances at the same time once each', async () => {
  const other = await openAnother()
  const enquiries = Array.from({ length: 30 }, () => anEnquiry())
  const copies = enquiries.map(({ subject, acceptedAt }) =>
    anEnquiry({ subject, acceptedAt: acceptedAt + 1 }),
  )
  const accepted = await Promise.all([
    ...enquiries.map((enquiry) => outbox().accept(enquiry)),
    ...copies.reverse().map((enquiry) => other.accept(enquiry)),
  ])
  expect(accepted.filter(({ duplicate }) => duplicate)).toHaveLength(30)
  expect(new Set(accepted.map(({ id }) => id)).size).toBe(30)
  expect(await countOf('*', 'mail.enquiry')).toBe(30)
})
