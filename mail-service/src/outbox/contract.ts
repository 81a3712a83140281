import { anEnquiry, pixel } from '../../testing/enquiries'
import { until } from '../../testing/until'
import type { StoredEnquiry } from '../enquiry/stored-enquiry'
import type { Deliver, Outbox, Outcome, Progress, Worker } from './outbox'

export type Harness = {
  outbox: Outbox
  /** Closes the outbox and opens another on the same store, as a restart does. */
  reopen: () => Promise<Outbox>
  close: () => Promise<void>
}

const delivered: Outcome = { kind: 'delivered', reply: '250' }

/** What every outbox has to keep. Each adapter runs it on its real store. */
export function outboxContract(name: string, open: () => Promise<Harness>) {
  describe(`${name} as an outbox`, () => {
    let harness: Harness
    let outbox: Outbox
    let worker: Worker | undefined
    const faults: unknown[] = []

    beforeEach(async () => {
      harness = await open()
      outbox = harness.outbox
      faults.length = 0
    })
    afterEach(async () => {
      await worker?.stop()
      worker = undefined
      await harness.close()
    })

    async function work(deliver: Deliver, concurrency = 3) {
      worker = await outbox.work(deliver, { concurrency, onFault: (...fault) => faults.push(fault) })
    }
    async function restart() {
      await worker?.stop()
      worker = undefined
      outbox = await harness.reopen()
    }
    /** Delivers with these outcomes, in turn; the last one repeats. */
    function answering(...outcomes: Outcome[]) {
      const seen: { enquiry: StoredEnquiry; progress: Progress; at: number }[] = []
      const deliver: Deliver = (enquiry, progress) => {
        seen.push({ enquiry, progress, at: performance.now() })
        return Promise.resolve(outcomes[Math.min(seen.length, outcomes.length) - 1] ?? delivered)
      }
      return { seen, deliver }
    }
    const counts = async () => (await outbox.stats()).count

    it('hands out what it accepted, unchanged', async () => {
      const enquiry = anEnquiry({
        subject: 'Ünïcode 🪟',
        attachments: [
          { name: 'a.png', type: 'image/png', bytes: pixel },
          { name: 'b.png', type: 'image/png', bytes: Buffer.alloc(300_000, 7) },
        ],
      })
      await outbox.accept(enquiry)
      const { seen, deliver } = answering(delivered)
      await work(deliver)
      await until(() => seen.length === 1)
      expect(seen[0]?.enquiry).toEqual(enquiry)
    })

    it('hands out what it accepted before a restart', async () => {
      const enquiry = anEnquiry()
      await outbox.accept(enquiry)
      await restart()
      const { seen, deliver } = answering(delivered)
      await work(deliver)
      await until(() => seen.length === 1)
      expect(seen[0]?.enquiry.id).toBe(enquiry.id)
    })

    it('keeps nothing of a delivered one', async () => {
      const { id } = await outbox.accept(anEnquiry())
      await work(answering(delivered).deliver)
      await until(async () => (await counts()).waiting === 0)
      await until(async () => (await outbox.read(id)) === undefined)
    })

    it('takes two equal ones at the same moment for one', async () => {
      const first = anEnquiry({ subject: 'Twice', acceptedAt: 1_795_000_000_000 })
      const second = anEnquiry({ subject: 'Twice', acceptedAt: 1_795_000_000_001 })
      const [a, b] = await Promise.all([outbox.accept(first), outbox.accept(second)])
      expect(a?.id).toBe(b?.id)
      expect([a?.duplicate, b?.duplicate].sort()).toEqual([false, true])
      expect((await counts()).waiting).toBe(1)
    })

    it('knows a repetition after delivery and restart', async () => {
      const { id } = await outbox.accept(anEnquiry({ subject: 'Again' }))
      await work(answering(delivered).deliver)
      await until(async () => (await counts()).waiting === 0)
      await restart()
      const repeated = await outbox.accept(anEnquiry({ subject: 'Again', acceptedAt: Date.now() + 5 }))
      expect(repeated).toEqual({ id, duplicate: true })
    })

    it('tries again after the delay, and tells how often it was tried', async () => {
      await outbox.accept(anEnquiry())
      const { seen, deliver } = answering(
        { kind: 'retry', after: 1200, error: 'DATA 451', done: ['a@b.example'] },
        delivered,
      )
      await work(deliver)
      await until(() => seen.length === 2)
      expect(seen[1]?.progress).toMatchObject({ attempts: 1, done: ['a@b.example'], error: 'DATA 451' })
      expect((seen[1]?.at ?? 0) - (seen[0]?.at ?? 0)).toBeGreaterThan(1100)
    })

    it('remembers the tries across a restart', async () => {
      const { id } = await outbox.accept(anEnquiry())
      const { seen, deliver } = answering({ kind: 'retry', after: 60_000, error: 'DATA 451', done: [] })
      await work(deliver)
      await until(async () => (await outbox.read(id))?.progress.attempts === 1)
      await restart()
      expect((await outbox.read(id))?.progress).toMatchObject({ attempts: 1, done: [], error: 'DATA 451' })
      expect(seen).toHaveLength(1)
    })

    it('hands out nothing while it rests, and does not count the try', async () => {
      await outbox.accept(anEnquiry())
      const { seen, deliver } = answering(
        { kind: 'hold', after: 1000, error: 'AUTH 535', done: [] },
        delivered,
      )
      await work(deliver, 1)
      await until(() => seen.length === 1)
      await outbox.accept(anEnquiry())
      await until(() => seen.length === 3)
      expect((seen[1]?.at ?? 0) - (seen[0]?.at ?? 0)).toBeGreaterThan(900)
      expect(seen.map(({ progress }) => progress.attempts)).toEqual([0, 0, 0])
    })

    it('keeps a dead letter until it is requeued, with the recipients that have it', async () => {
      const { id } = await outbox.accept(anEnquiry())
      const dead: Outcome = { kind: 'dead', error: 'RCPT TO 550', done: ['a@b.example'] }
      const { seen, deliver } = answering(dead, delivered)
      await work(deliver)
      await until(async () => (await counts()).dead === 1)
      const { total, entries } = await outbox.list('dead', { limit: 10, offset: 0 })
      expect({ total, id: entries[0]?.id, error: entries[0]?.error }).toEqual({
        total: 1,
        id,
        error: 'RCPT TO 550',
      })
      expect(await outbox.requeue(id)).toBe(true)
      await until(() => seen.length === 2)
      expect(seen[1]?.progress).toMatchObject({ attempts: 0, done: ['a@b.example'] })
    })

    it('keeps quarantined ones from delivery until they are requeued', async () => {
      const { id } = await outbox.accept(anEnquiry({ quarantined: 'links' }))
      const { seen, deliver } = answering(delivered)
      await work(deliver)
      await outbox.accept(anEnquiry())
      await until(() => seen.length === 1)
      expect(await counts()).toMatchObject({ quarantined: 1 })
      await outbox.requeue(id)
      await until(() => seen.length === 2)
      expect(seen[1]?.enquiry.id).toBe(id)
    })

    it('erases what it is told to', async () => {
      const { id } = await outbox.accept(anEnquiry({ quarantined: 'trap' }))
      expect(await outbox.erase(id)).toBe(true)
      expect(await outbox.read(id)).toBeUndefined()
      expect(await outbox.erase(id)).toBe(false)
    })

    it('delivers no more at once than it was told', async () => {
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

    it('settles running deliveries before it stops', async () => {
      const { id } = await outbox.accept(anEnquiry())
      let begun = false
      await work(async () => {
        begun = true
        await new Promise((resolve) => setTimeout(resolve, 200))
        return delivered
      })
      await until(() => begun)
      await worker?.stop()
      expect(await outbox.read(id)).toBeUndefined()
    })

    it('says how many wait and since when', async () => {
      const acceptedAt = Date.now() - 60_000
      await outbox.accept(anEnquiry({ acceptedAt }))
      await outbox.accept(anEnquiry())
      const { count, oldestWaiting } = await outbox.stats()
      expect({ waiting: count.waiting, oldestWaiting }).toEqual({ waiting: 2, oldestWaiting: acceptedAt })
    })

    it('can store when asked, and forgets old receipts without touching enquiries', async () => {
      const { id } = await outbox.accept(anEnquiry())
      await outbox.check()
      await outbox.tidy(1000)
      expect((await outbox.read(id))?.state).toBe('waiting')
    })
  })
}
