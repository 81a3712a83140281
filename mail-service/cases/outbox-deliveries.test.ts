import { until } from '@virida/shared/platform/testing/until'
import type { StoredEnquiry } from '../src/enquiry/stored-enquiry'
import type { Outcome } from '../src/outbox/outbox'
import { anEnquiry, delivered, pixel } from '../testing/enquiries'
import { onEachStore, returning } from '../testing/outbox'

onEachStore(({ outbox, work, restart, counts }) => {
  /** Delivers two enquiries, the second of which arrives when the first has had this outcome. */
  async function orderAfter(outcome: Outcome) {
    const { id: first } = await outbox().accept(anEnquiry())
    const { calls, deliver } = returning(outcome, delivered)
    const ids: string[] = []
    await work((enquiry, progress) => {
      ids.push(enquiry.id)
      return deliver(enquiry, progress)
    }, 1)
    await until(() => calls.length === 1)
    const { id: second } = await outbox().accept(anEnquiry({ subject: 'Another' }))
    await until(() => calls.length === 3)
    return { order: ids.map((id) => (id === first ? 'first' : id === second ? 'second' : id)), calls }
  }

  it('tries another enquiry after a pause before the one that was tried', async () => {
    const { order } = await orderAfter({ kind: 'hold', after: 1000, error: 'CONN', done: [] })
    expect(order).toEqual(['first', 'second', 'first'])
  })

  it('delivers nothing during a pause and does not count the attempt', async () => {
    await outbox().accept(anEnquiry())
    const { calls, deliver } = returning(
      { kind: 'hold', after: 1000, error: 'AUTH 535', done: [] },
      delivered,
    )
    await work(deliver, 1)
    await until(() => calls.length === 1)
    await outbox().accept(anEnquiry())
    await until(() => calls.length === 3)
    expect((calls[1]?.at ?? 0) - (calls[0]?.at ?? 0)).toBeGreaterThan(900)
    expect(calls.map(({ progress }) => progress.attempts)).toEqual([0, 0, 0])
  })

  it('tries what is new after a pause before what has failed', async () => {
    const { id: failed } = await outbox().accept(anEnquiry({ client: 2 }))
    const { calls, deliver } = returning(
      { kind: 'retry', after: 50, error: 'DATA 451', done: [] },
      { kind: 'hold', after: 1500, error: 'MAIL FROM 452', done: [], isUntried: true },
      delivered,
    )
    const ids: string[] = []
    await work((enquiry, progress) => {
      ids.push(enquiry.id)
      return deliver(enquiry, progress)
    }, 1)
    await until(() => calls.length === 2)
    const { id: added } = await outbox().accept(anEnquiry({ client: 4, subject: 'Another' }))
    await until(() => calls.length === 4)
    expect(ids).toEqual([failed, failed, added, failed])
  })

  it('notes no error for an enquiry that was not tried', async () => {
    await outbox().accept(anEnquiry())
    const untried: Outcome = { kind: 'hold', after: 1000, error: 'MAIL FROM 452', done: [], isUntried: true }
    const { calls, deliver } = returning(untried, delivered)
    await work(deliver, 1)
    await until(() => calls.length === 1)
    await settled()
    expect((await outbox().list('waiting', { limit: 1, offset: 0 })).entries[0]?.error).toBeUndefined()
    await until(() => calls.length === 2)
    expect(calls[1]?.progress.error).toBeUndefined()
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
      await outbox().accept(anEnquiry())
      const failed: Outcome = { kind: 'retry', after: 60_000, error: 'DATA 451', done: [] }
      const { calls, deliver } = returning(failed, failed, delivered)
      await work(deliver)
      for (const call of [1, 2]) {
        await until(() => calls.length === call)
        await settled()
        await outbox().hasten(recovery)
      }
      await until(() => calls.length === 3)
      expect(calls.map(({ progress }) => progress.attempts)).toEqual(counted)
    },
  )

  const first = { limit: 1, offset: 0 }

  it('plans the next attempt for the same time when an extra one fails', async () => {
    await outbox().accept(anEnquiry())
    const failed: Outcome = { kind: 'retry', after: 60_000, error: 'DATA 451', done: [] }
    const later: Outcome = { ...failed, after: 3_600_000 }
    const { calls, deliver } = returning(failed, later, later, delivered)
    await work(deliver)
    const dueAt: number[] = []
    for (const call of [1, 2, 3]) {
      await until(() => calls.length === call)
      await settled()
      const [entry] = (await outbox().list('waiting', first)).entries
      expect(entry?.attempts).toBe(1)
      dueAt.push(entry?.dueAt ?? NaN)
      await outbox().hasten('all')
    }
    const [planned = NaN] = dueAt
    for (const at of dueAt) expect(Math.abs(at - planned)).toBeLessThan(1000)
    await until(() => calls.length === 4)
    expect(calls.map(({ progress }) => progress.isExtra)).toEqual([undefined, true, true, true])
  })

  it('counts nothing and plans the same time when an extra attempt is held before it fails', async () => {
    await outbox().accept(anEnquiry())
    const failed: Outcome = { kind: 'retry', after: 60_000, error: 'DATA 451', done: [] }
    const held: Outcome = { kind: 'hold', after: 50, error: 'DATA 451', done: [] }
    const untried: Outcome = { ...held, isUntried: true }
    const { calls, deliver } = returning(failed, held, untried, { ...failed, after: 3_600_000 }, delivered)
    await work(deliver)
    await until(() => calls.length === 1)
    await settled()
    const entry = async () => (await outbox().list('waiting', first)).entries[0]
    const planned = await entry()
    await outbox().hasten('all')
    await until(() => calls.length === 4)
    await settled()
    const after = await entry()
    expect(after?.attempts).toBe(1)
    expect(Math.abs((after?.dueAt ?? NaN) - (planned?.dueAt ?? NaN))).toBeLessThan(1000)
  })

  it.each([
    ['before the text', 'CONN ECONNECTION before DATA'],
    ['in the text', 'CONN ESOCKET in DATA'],
  ])('makes extra attempts without end when the connection breaks %s', async (_, error) => {
    await outbox().accept(anEnquiry())
    const cut: Outcome = { kind: 'retry', after: 60_000, error, done: [] }
    const { calls, deliver } = returning(...Array<Outcome>(8).fill(cut), delivered)
    await work(deliver)
    for (let call = 1; call <= 8; call++) {
      await until(() => calls.length === call)
      await settled()
      await outbox().hasten('all')
    }
    await until(() => calls.length === 9)
    expect(calls.map(({ progress }) => progress.attempts)).toEqual([0, ...Array<number>(8).fill(1)])
  })

  it('makes no extra attempt after one without a reply, because it may be a copy, but one after a fault of the relay', async () => {
    await outbox().accept(anEnquiry())
    const broken: Outcome = { kind: 'retry', after: 60_000, error: 'DATA ECONNECTION', done: [] }
    const { calls, deliver } = returning(broken, delivered)
    await work(deliver)
    await until(() => calls.length === 1)
    await settled()
    await outbox().hasten('some')
    await outbox().hasten('all')
    await settled()
    expect(calls).toHaveLength(1)
    await outbox().hasten('fault')
    await until(() => calls.length === 2)
  })

  it('tries some of many failed enquiries again, and all of them', async () => {
    const failed: Outcome = { kind: 'retry', after: 60_000, error: 'DATA 451', done: [] }
    const { calls, deliver } = returning(...Array<Outcome>(100).fill(failed))
    for (let client = 0; client < 25; client++) await outbox().accept(anEnquiry({ client: 2 * client }))
    await work(deliver)
    await until(() => calls.length === 25)
    await settled()
    await outbox().hasten('some')
    await until(() => calls.length === 45)
    await settled()
    expect(calls).toHaveLength(45)
    await outbox().hasten('all')
    await until(() => calls.length === 70)
  })

  /** Stores enquiries with these clients and starts deliveries that do not end. @returns The clients of the deliveries. */
  async function startedFor(clients: number[], concurrency: number) {
    const attachments = [{ name: 'a.png', type: 'image/png', bytes: pixel }]
    await Promise.all(clients.map((client) => outbox().accept(anEnquiry({ client, attachments }))))
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
        for (let n = 0; n < 5; n++) await outbox().accept(anEnquiry({ client: 7 }))
        await restart()
      }
      const { started, endAll } = await startedFor([7, 7, 7, 7, 300], 3)
      await until(() => started.includes(300))
      await outbox().accept(anEnquiry({ client: 65_535 }))
      await until(() => started.includes(65_535))
      expect(started.filter((client) => client === 7)).toHaveLength(1)
      await until(async () => (endAll(), (await counts()).waiting === 0), 20_000)
    },
  )

  const files = { attachments: [{ name: 'a.png', type: 'image/png', bytes: pixel }] }
  const large = { attachments: [{ name: 'a.png', type: 'image/png', bytes: Buffer.alloc(1_100_000) }] }
  it.each<[string, Partial<StoredEnquiry>[], Partial<StoredEnquiry>, number]>([
    [
      'enquiries without files',
      [1, 2, 3, 4].map((network) => ({ client: 256 * network, ...files })),
      { client: 256 * 5 },
      2,
    ],
    [
      'small files',
      [1, 2, 3, 4].map((network) => ({ client: 256 * network, ...large })),
      { client: 256 * 5, ...files },
      1,
    ],
    // Numbers with the same upper bits.
    [
      'others than an IPv4 /24 network',
      [0x700, 0x702, 0x704, 0x706].map((client) => ({ client })),
      { client: 0x800 },
      2,
    ],
    [
      'others than an IPv6 /48 network',
      [0x701, 0x703, 0x705, 0x707].map((client) => ({ client })),
      { client: 0x801 },
      2,
    ],
  ])('keeps a delivery for %s', async (_, alike, other, most) => {
    const { started, endAll } = await startedFor([], 3)
    for (const differing of alike) await outbox().accept(anEnquiry(differing))
    await until(() => started.length === most)
    await outbox().accept(anEnquiry(other))
    await until(() => started.includes(other.client ?? NaN))
    expect(started).toHaveLength(most + 1)
    await until(async () => (endAll(), (await counts()).waiting === 0), 30_000)
  })

  it('lets networks take turns when one of them has sent many enquiries', async () => {
    const ofOne = Array.from({ length: 16 }, (_, n) => 0x700 + 2 * n)
    for (const client of ofOne) await outbox().accept(anEnquiry({ client }))
    await Promise.all([0x801, 0x801].map((client) => outbox().accept(anEnquiry({ client }))))
    const { started, endAll } = await startedFor([], 1)
    await until(async () => (endAll(), (await counts()).waiting === 0), 30_000)
    // The enquiries of each network keep their order.
    expect(started.filter((client) => client !== 0x801)).toEqual(ofOne)
    expect(started.indexOf(0x801)).toBeLessThan(2)
    expect(started.lastIndexOf(0x801)).toBeLessThan(4)
  })

  it('keeps a delivery for others after a restart, when an IPv6 /48 network has many', async () => {
    for (const client of [0x701, 0x703, 0x705, 0x707]) await outbox().accept(anEnquiry({ client }))
    await restart()
    const { started, endAll } = await startedFor([], 3)
    await until(() => started.length === 2)
    await outbox().accept(anEnquiry({ client: 0x801 }))
    await until(() => started.includes(0x801))
    expect(started).toHaveLength(3)
    await until(async () => (endAll(), (await counts()).waiting === 0), 30_000)
  })

  it('delivers no more enquiries at the same time than configured', async () => {
    for (let n = 0; n < 12; n++) await outbox().accept(anEnquiry())
    let now = 0
    let most = 0
    let all = 0
    await work(async () => {
      most = Math.max(most, ++now)
      // The first ones wait for each other, because a busy machine starts them one after the other.
      await until(() => most >= 3)
      await new Promise((resolve) => setTimeout(resolve, 20))
      now--
      all++
      return delivered
    }, 3)
    await until(() => all === 12)
    expect(most).toBe(3)
  })
})
