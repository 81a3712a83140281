import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { StoredEnquiry } from '../src/enquiry/stored-enquiry'
import type { Deliver, Outbox, Outcome, Progress, Worker } from '../src/outbox/outbox'
import { PgOutbox } from '../src/outbox/pg/pg-outbox'
import { SpoolOutbox } from '../src/outbox/spool/spool-outbox'
import { anEnquiry, pixel } from '../testing/enquiries'
import { startPostgres, type TestPostgres } from '../testing/postgres'
import { until } from '@virida/shared/platform/testing/until'

/** A store for one test. */
type Store = {
  /** Opens an outbox on the store. Opening it again after closing works like a restart. */
  open: () => Promise<Outbox>
  remove: () => Promise<void>
}

const longestDelay = 17_280_000
const delivered: Outcome = { kind: 'delivered', reply: '250' }

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterAll(() => postgres.stop())

async function spoolStore(): Promise<Store> {
  const folder = await mkdtemp(join(tmpdir(), 'spool-'))
  return {
    open: () => SpoolOutbox.open({ folder, diskFloor: 0, longestDelay }),
    remove: () => rm(folder, { recursive: true }),
  }
}

function postgresStore(): Promise<Store> {
  return Promise.resolve({
    open: () => PgOutbox.open({ url: postgres.url, connections: 5, longestDelay }),
    remove: async () => {
      const client = new pg.Client(postgres.url)
      await client.connect()
      await client.query('drop schema mail cascade; drop schema graphile_worker cascade')
      await client.end()
    },
  })
}

describe.each([
  ['spool', spoolStore],
  ['PostgreSQL', postgresStore],
])('the outbox on the store %s', (_, makeStore) => {
  let store: Store
  let outbox: Outbox
  let worker: Worker | undefined

  beforeEach(async () => {
    store = await makeStore()
    outbox = await store.open()
  })
  afterEach(async () => {
    await worker?.stop()
    worker = undefined
    await outbox.close()
    await store.remove()
  })

  async function work(deliver: Deliver, concurrency = 3) {
    worker = await outbox.work(deliver, { concurrency, onFault: () => undefined })
  }
  async function restart() {
    await worker?.stop()
    worker = undefined
    await outbox.close()
    outbox = await store.open()
  }
  /** A delivery function that returns these outcomes in turn. The last one repeats. */
  function returning(...outcomes: Outcome[]) {
    const calls: { enquiry: StoredEnquiry; progress: Progress; at: number }[] = []
    const deliver: Deliver = (enquiry, progress) => {
      calls.push({ enquiry, progress, at: performance.now() })
      return Promise.resolve(outcomes[Math.min(calls.length, outcomes.length) - 1] ?? delivered)
    }
    return { calls, deliver }
  }
  const counts = async () => (await outbox.stats()).count

  it('delivers an accepted enquiry unchanged', async () => {
    const enquiry = anEnquiry({
      subject: 'Ünïcode 🪟',
      attachments: [
        { name: 'a.png', type: 'image/png', bytes: pixel },
        { name: 'b.png', type: 'image/png', bytes: Buffer.alloc(300_000, 7) },
      ],
    })
    await outbox.accept(enquiry)
    const { calls, deliver } = returning(delivered)
    await work(deliver)
    await until(() => calls.length === 1)
    expect(calls[0]?.enquiry).toEqual(enquiry)
  })

  it('delivers an enquiry that was accepted before a restart', async () => {
    const enquiry = anEnquiry()
    await outbox.accept(enquiry)
    await restart()
    const { calls, deliver } = returning(delivered)
    await work(deliver)
    await until(() => calls.length === 1)
    expect(calls[0]?.enquiry.id).toBe(enquiry.id)
  })

  it('keeps nothing of a delivered enquiry', async () => {
    const { id } = await outbox.accept(anEnquiry())
    await work(returning(delivered).deliver)
    await until(async () => (await counts()).waiting === 0)
    await until(async () => (await outbox.read(id)) === undefined)
  })

  it('stores two equal submits at the same time as one enquiry', async () => {
    const first = anEnquiry({ subject: 'Twice', acceptedAt: 1_795_000_000_000 })
    const second = anEnquiry({ subject: 'Twice', acceptedAt: 1_795_000_000_001 })
    const [a, b] = await Promise.all([outbox.accept(first), outbox.accept(second)])
    expect(a?.id).toBe(b?.id)
    expect([a?.duplicate, b?.duplicate].sort()).toEqual([false, true])
    expect((await counts()).waiting).toBe(1)
  })

  it('recognizes a repeated submit after delivery and restart', async () => {
    const { id } = await outbox.accept(anEnquiry({ subject: 'Again' }))
    await work(returning(delivered).deliver)
    await until(async () => (await counts()).waiting === 0)
    await restart()
    const repeated = await outbox.accept(anEnquiry({ subject: 'Again', acceptedAt: Date.now() + 5 }))
    expect(repeated).toEqual({ id, duplicate: true })
  })

  it('tries again after the delay and counts the attempts', async () => {
    await outbox.accept(anEnquiry())
    const { calls, deliver } = returning(
      { kind: 'retry', after: 1200, error: 'DATA 451', done: ['a@b.example'] },
      delivered,
    )
    await work(deliver)
    await until(() => calls.length === 2)
    expect(calls[1]?.progress).toMatchObject({ attempts: 1, done: ['a@b.example'], error: 'DATA 451' })
    expect((calls[1]?.at ?? 0) - (calls[0]?.at ?? 0)).toBeGreaterThan(1100)
  })

  it('keeps the number of attempts across a restart', async () => {
    const { id } = await outbox.accept(anEnquiry())
    const { calls, deliver } = returning({ kind: 'retry', after: 60_000, error: 'DATA 451', done: [] })
    await work(deliver)
    await until(async () => (await outbox.read(id))?.progress.attempts === 1)
    await restart()
    expect((await outbox.read(id))?.progress).toMatchObject({ attempts: 1, done: [], error: 'DATA 451' })
    expect(calls).toHaveLength(1)
  })

  const first = { limit: 1, offset: 0 }

  /** Delivers two enquiries, the second of which arrives when the first has had this outcome. */
  async function orderAfter(outcome: Outcome) {
    const { id: first } = await outbox.accept(anEnquiry())
    const { calls, deliver } = returning(outcome, delivered)
    const ids: string[] = []
    await work((enquiry, progress) => {
      ids.push(enquiry.id)
      return deliver(enquiry, progress)
    }, 1)
    await until(() => calls.length === 1)
    const { id: second } = await outbox.accept(anEnquiry({ subject: 'Another' }))
    await until(() => calls.length === 3)
    return { order: ids.map((id) => (id === first ? 'first' : id === second ? 'second' : id)), calls }
  }

  it('tries another enquiry after a pause before the one that was tried', async () => {
    const { order } = await orderAfter({ kind: 'hold', after: 1000, error: 'CONN', done: [] })
    expect(order).toEqual(['first', 'second', 'first'])
  })

  it('delivers nothing during a pause and does not count the attempt', async () => {
    await outbox.accept(anEnquiry())
    const { calls, deliver } = returning(
      { kind: 'hold', after: 1000, error: 'AUTH 535', done: [] },
      delivered,
    )
    await work(deliver, 1)
    await until(() => calls.length === 1)
    await outbox.accept(anEnquiry())
    await until(() => calls.length === 3)
    expect((calls[1]?.at ?? 0) - (calls[0]?.at ?? 0)).toBeGreaterThan(900)
    expect(calls.map(({ progress }) => progress.attempts)).toEqual([0, 0, 0])
  })

  /** Stores enquiries with these clients and starts deliveries that do not end. @returns The clients of the deliveries. */
  async function startedFor(clients: number[], concurrency: number) {
    const attachments = [{ name: 'a.png', type: 'image/png', bytes: pixel }]
    await Promise.all(clients.map((client) => outbox.accept(anEnquiry({ client, attachments }))))
    const started: (number | undefined)[] = []
    const ends: (() => void)[] = []
    await work(({ client }) => {
      started.push(client)
      return new Promise((resolve) => ends.push(() => resolve(delivered)))
    }, concurrency)
    return { started, endAll: () => ends.splice(0).forEach((end) => end()) }
  }

  it.each([false, true])(
    'keeps deliveries for others when one client has many enquiries (restarted: %s)',
    async (isRestarted) => {
      if (isRestarted) {
        for (let n = 0; n < 5; n++) await outbox.accept(anEnquiry({ client: 7 }))
        await restart()
      }
      const { started, endAll } = await startedFor([7, 7, 7, 7, 300], 3)
      await until(() => started.includes(300))
      await outbox.accept(anEnquiry({ client: 65_535 }))
      await until(() => started.includes(65_535))
      expect(started.filter((client) => client === 7)).toHaveLength(1)
      await until(async () => (endAll(), (await counts()).waiting === 0), 20_000)
    },
  )

  const files = { attachments: [{ name: 'a.png', type: 'image/png', bytes: pixel }] }
  const large = { attachments: [{ name: 'a.png', type: 'image/png', bytes: Buffer.alloc(1_100_000) }] }
  it.each<[string, Partial<StoredEnquiry>[], Partial<StoredEnquiry>, number]>([
    ['enquiries without files', [2, 4, 6, 8].map((client) => ({ client, ...files })), { client: 10 }, 2],
    ['small files', [2, 4, 6, 8].map((client) => ({ client, ...large })), { client: 10, ...files }, 1],
    // Odd numbers with the same upper eight bits.
    [
      'others than an IPv6 /48 network',
      [0x701, 0x703, 0x705, 0x707].map((client) => ({ client })),
      { client: 0x801 },
      2,
    ],
  ])('keeps a delivery for %s', async (_, alike, other, most) => {
    const { started, endAll } = await startedFor([], 3)
    for (const differing of alike) await outbox.accept(anEnquiry(differing))
    await until(() => started.length === most)
    await outbox.accept(anEnquiry(other))
    await until(() => started.includes(other.client ?? NaN))
    expect(started).toHaveLength(most + 1)
    await until(async () => (endAll(), (await counts()).waiting === 0), 30_000)
  })

  /** Waits until the outcome of a delivery is stored. */
  const settled = () => new Promise((resolve) => setTimeout(resolve, 300))

  it.each([
    ['fault', [0, 0, 0]],
    ['all', [0, 1, 1]],
    ['some', [0, 1, 1]],
  ] as const)(
    'makes enquiries due whose last attempt has failed, after a recovery of the relay (%s)',
    async (recovery, counted) => {
      await outbox.accept(anEnquiry())
      const failed: Outcome = { kind: 'retry', after: 60_000, error: 'DATA 451', done: [] }
      const { calls, deliver } = returning(failed, failed, delivered)
      await work(deliver)
      for (const call of [1, 2]) {
        await until(() => calls.length === call)
        await settled()
        await outbox.hasten(recovery)
      }
      await until(() => calls.length === 3)
      expect(calls.map(({ progress }) => progress.attempts)).toEqual(counted)
    },
  )

  it('plans the next attempt for the same time when an extra one fails', async () => {
    await outbox.accept(anEnquiry())
    const failed: Outcome = { kind: 'retry', after: 60_000, error: 'DATA 451', done: [] }
    const later: Outcome = { ...failed, after: 3_600_000 }
    const { calls, deliver } = returning(failed, later, later, delivered)
    await work(deliver)
    const dueAt: number[] = []
    for (const call of [1, 2, 3]) {
      await until(() => calls.length === call)
      await settled()
      const [entry] = (await outbox.list('waiting', first)).entries
      expect(entry?.attempts).toBe(1)
      dueAt.push(entry?.dueAt ?? NaN)
      await outbox.hasten('all')
    }
    const [planned = NaN] = dueAt
    for (const at of dueAt) expect(Math.abs(at - planned)).toBeLessThan(1000)
    await until(() => calls.length === 4)
  })

  it('counts nothing and plans the same time when an extra attempt is held before it fails', async () => {
    await outbox.accept(anEnquiry())
    const failed: Outcome = { kind: 'retry', after: 60_000, error: 'DATA 451', done: [] }
    const held: Outcome = { kind: 'hold', after: 50, error: 'DATA 451', done: [] }
    const untried: Outcome = { ...held, isUntried: true }
    const { calls, deliver } = returning(failed, held, untried, { ...failed, after: 3_600_000 }, delivered)
    await work(deliver)
    await until(() => calls.length === 1)
    await settled()
    const entry = async () => (await outbox.list('waiting', first)).entries[0]
    const planned = await entry()
    await outbox.hasten('all')
    await until(() => calls.length === 4)
    await settled()
    const after = await entry()
    expect(after?.attempts).toBe(1)
    expect(Math.abs((after?.dueAt ?? NaN) - (planned?.dueAt ?? NaN))).toBeLessThan(1000)
  })

  it('makes extra attempts without end when the connection breaks before the text', async () => {
    await outbox.accept(anEnquiry())
    const cut: Outcome = { kind: 'retry', after: 60_000, error: 'CONN ECONNECTION before DATA', done: [] }
    const { calls, deliver } = returning(...Array<Outcome>(8).fill(cut), delivered)
    await work(deliver)
    for (let call = 1; call <= 8; call++) {
      await until(() => calls.length === call)
      await settled()
      await outbox.hasten('all')
    }
    await until(() => calls.length === 9)
    expect(calls.map(({ progress }) => progress.attempts)).toEqual([0, ...Array<number>(8).fill(1)])
  })

  it('counts extra attempts after one without a reply, because each may be a copy, and ends them after five', async () => {
    await outbox.accept(anEnquiry())
    const broken: Outcome = { kind: 'retry', after: 60_000, error: 'DATA ECONNECTION', done: [] }
    const { calls, deliver } = returning(...Array<Outcome>(5).fill(broken), delivered)
    await work(deliver)
    for (let call = 1; call <= 5; call++) {
      await until(async () => (await outbox.list('waiting', first)).entries[0]?.attempts === call)
      await outbox.hasten(call % 2 ? 'all' : 'some')
    }
    await settled()
    expect(calls.map(({ progress }) => progress.attempts)).toEqual([0, 1, 2, 3, 4])
    await outbox.hasten('fault')
    await until(() => calls.length === 6)
  })

  it('tries some of many failed enquiries again, and all of them', async () => {
    const failed: Outcome = { kind: 'retry', after: 60_000, error: 'DATA 451', done: [] }
    const { calls, deliver } = returning(...Array<Outcome>(100).fill(failed))
    for (let client = 0; client < 25; client++) await outbox.accept(anEnquiry({ client: 2 * client }))
    await work(deliver)
    await until(() => calls.length === 25)
    await settled()
    await outbox.hasten('some')
    await until(() => calls.length === 45)
    await settled()
    expect(calls).toHaveLength(45)
    await outbox.hasten('all')
    await until(() => calls.length === 70)
  })

  it('keeps a delivery for others after a restart, when an IPv6 /48 network has many', async () => {
    for (const client of [0x701, 0x703, 0x705, 0x707]) await outbox.accept(anEnquiry({ client }))
    await restart()
    const { started, endAll } = await startedFor([], 3)
    await outbox.accept(anEnquiry({ client: 0x801 }))
    await until(() => started.includes(0x801))
    expect(started).toHaveLength(3)
    await until(async () => (endAll(), (await counts()).waiting === 0), 30_000)
  })

  it('keeps a dead letter and the recipients that have it until it is requeued', async () => {
    const { id } = await outbox.accept(anEnquiry())
    const dead: Outcome = { kind: 'dead', error: 'RCPT TO 550', done: ['a@b.example'] }
    const { calls, deliver } = returning(dead, delivered)
    await work(deliver)
    await until(async () => (await counts()).dead === 1)
    const { total, entries } = await outbox.list('dead', { limit: 10, offset: 0 })
    expect({ total, id: entries[0]?.id, error: entries[0]?.error }).toEqual({
      total: 1,
      id,
      error: 'RCPT TO 550',
    })
    expect(await outbox.requeue(id)).toBe(true)
    await until(() => calls.length === 2)
    expect(calls[1]?.progress).toMatchObject({ attempts: 0, done: ['a@b.example'] })
  })

  it('does not deliver a quarantined enquiry until it is requeued', async () => {
    const { id } = await outbox.accept(anEnquiry({ spam: 'links' }), 'quarantined')
    const { calls, deliver } = returning(delivered)
    await work(deliver)
    await outbox.accept(anEnquiry())
    await until(() => calls.length === 1)
    expect(await counts()).toMatchObject({ quarantined: 1 })
    await outbox.requeue(id)
    await until(() => calls.length === 2)
    expect(calls[1]?.enquiry.id).toBe(id)
  })

  it('erases an enquiry', async () => {
    const { id } = await outbox.accept(anEnquiry(), 'quarantined')
    expect(await outbox.erase(id)).toBe(true)
    expect(await outbox.read(id)).toBeUndefined()
    expect(await outbox.erase(id)).toBe(false)
  })

  it('stores an erased enquiry again when it is submitted again', async () => {
    const { id } = await outbox.accept(anEnquiry({ subject: 'Erased' }), 'quarantined')
    await outbox.erase(id)
    const acceptedAt = Date.now() + 5
    expect(await outbox.accept(anEnquiry({ subject: 'Erased', acceptedAt }))).toMatchObject({
      duplicate: false,
    })
    expect((await counts()).waiting).toBe(1)
  })

  it('lists a quarantined enquiry with its reason, also after a restart', async () => {
    await outbox.accept(anEnquiry({ spam: 'links' }), 'quarantined')
    const reasons = async () =>
      (await outbox.list('quarantined', { limit: 1, offset: 0 })).entries.map(({ reason }) => reason)
    expect(await reasons()).toEqual(['links'])
    await restart()
    expect(await reasons()).toEqual(['links'])
  })

  it('delivers no more enquiries at the same time than configured', async () => {
    for (let n = 0; n < 12; n++) await outbox.accept(anEnquiry())
    let now = 0
    let most = 0
    let all = 0
    await work(async () => {
      most = Math.max(most, ++now)
      await new Promise((resolve) => setTimeout(resolve, 20))
      now--
      all++
      return delivered
    }, 3)
    await until(() => all === 12)
    expect(most).toBe(3)
  })

  it('stores the outcome of running deliveries before it stops', async () => {
    const { id } = await outbox.accept(anEnquiry())
    let isRunning = false
    await work(async () => {
      isRunning = true
      await new Promise((resolve) => setTimeout(resolve, 200))
      return delivered
    })
    await until(() => isRunning)
    await worker?.stop()
    expect(await outbox.read(id)).toBeUndefined()
  })

  it('counts the waiting enquiries and knows the oldest', async () => {
    const acceptedAt = Date.now() - 60_000
    await outbox.accept(anEnquiry({ acceptedAt }))
    await outbox.accept(anEnquiry())
    const { count, oldestWaiting } = await outbox.stats()
    expect({ waiting: count.waiting, oldestWaiting }).toEqual({ waiting: 2, oldestWaiting: acceptedAt })
  })

  it('passes its check, and keeps enquiries when it deletes old receipts', async () => {
    const { id } = await outbox.accept(anEnquiry())
    await outbox.check()
    await outbox.tidy(1000)
    expect((await outbox.read(id))?.state).toBe('waiting')
  })
})
