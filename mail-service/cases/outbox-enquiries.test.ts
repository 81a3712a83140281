import { until } from '@virida/shared/platform/testing/until'
import type { Outcome } from '../src/outbox/outbox'
import { anEnquiry, delivered, pixel } from '../testing/enquiries'
import { onEachStore, returning } from '../testing/outbox'

onEachStore(({ outbox, work, stopWork, restart, counts }) => {
  it('delivers an accepted enquiry unchanged', async () => {
    const enquiry = anEnquiry({
      subject: 'Ünïcode 🪟',
      attachments: [
        { name: 'a.png', type: 'image/png', bytes: pixel },
        { name: 'b.png', type: 'image/png', bytes: Buffer.alloc(300_000, 7) },
      ],
    })
    await outbox().accept(enquiry)
    const { calls, deliver } = returning(delivered)
    await work(deliver)
    await until(() => calls.length === 1)
    expect(calls[0]?.enquiry).toEqual(enquiry)
  })

  it('delivers an enquiry that was accepted before a restart', async () => {
    const enquiry = anEnquiry()
    await outbox().accept(enquiry)
    await restart()
    const { calls, deliver } = returning(delivered)
    await work(deliver)
    await until(() => calls.length === 1)
    expect(calls[0]?.enquiry.id).toBe(enquiry.id)
  })

  it('keeps nothing of a delivered enquiry', async () => {
    const { id } = await outbox().accept(anEnquiry())
    await work(returning(delivered).deliver)
    await until(async () => (await counts()).waiting === 0)
    await until(async () => (await outbox().read(id)) === undefined)
  })

  it('stores two equal submits at the same time as one enquiry', async () => {
    const first = anEnquiry({ subject: 'Twice', acceptedAt: 1_795_000_000_000 })
    const second = anEnquiry({ subject: 'Twice', acceptedAt: 1_795_000_000_001 })
    const [a, b] = await Promise.all([outbox().accept(first), outbox().accept(second)])
    expect(a?.id).toBe(b?.id)
    expect([a?.duplicate, b?.duplicate].sort()).toEqual([false, true])
    expect((await counts()).waiting).toBe(1)
  })

  it('recognizes a repeated submit after delivery and restart', async () => {
    const { id } = await outbox().accept(anEnquiry({ subject: 'Again' }))
    await work(returning(delivered).deliver)
    await until(async () => (await counts()).waiting === 0)
    await restart()
    const repeated = await outbox().accept(anEnquiry({ subject: 'Again', acceptedAt: Date.now() + 5 }))
    expect(repeated).toEqual({ id, duplicate: true })
  })

  it('counts the waiting enquiries that were accepted while the clock was ahead', async () => {
    await outbox().accept(anEnquiry({ subject: 'Now' }))
    expect(await outbox().stats()).toMatchObject({ aheadOfClock: 0 })
    await outbox().accept(anEnquiry({ subject: 'Tomorrow', acceptedAt: Date.now() + 24 * 3600_000 }))
    await restart()
    expect(await outbox().stats()).toMatchObject({ aheadOfClock: 1, count: { waiting: 2 } })
    await work(returning(delivered).deliver)
    await until(async () => (await counts()).waiting === 0)
    expect(await outbox().stats()).toMatchObject({ aheadOfClock: 0 })
  })

  it('tries again after the delay and counts the attempts', async () => {
    await outbox().accept(anEnquiry())
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
    const { id } = await outbox().accept(anEnquiry())
    const { calls, deliver } = returning({ kind: 'retry', after: 60_000, error: 'DATA 451', done: [] })
    await work(deliver)
    await until(async () => (await outbox().read(id))?.progress.attempts === 1)
    await restart()
    expect((await outbox().read(id))?.progress).toMatchObject({ attempts: 1, done: [], error: 'DATA 451' })
    expect(calls).toHaveLength(1)
  })

  it('keeps a dead letter and the recipients that have it until it is requeued', async () => {
    const { id } = await outbox().accept(anEnquiry())
    const dead: Outcome = { kind: 'dead', error: 'RCPT TO 550', done: ['a@b.example'] }
    const { calls, deliver } = returning(dead, delivered)
    await work(deliver)
    await until(async () => (await counts()).dead === 1)
    const { total, entries } = await outbox().list('dead', { limit: 10, offset: 0 })
    expect({ total, id: entries[0]?.id, error: entries[0]?.error }).toEqual({
      total: 1,
      id,
      error: 'RCPT TO 550',
    })
    expect(await outbox().requeue(id)).toBe(true)
    await until(() => calls.length === 2)
    expect(calls[1]?.progress).toMatchObject({ attempts: 0, done: ['a@b.example'] })
  })

  it('does not deliver a quarantined enquiry until it is requeued', async () => {
    const { id } = await outbox().accept(anEnquiry({ spam: 'links' }), 'quarantined')
    const { calls, deliver } = returning(delivered)
    await work(deliver)
    await outbox().accept(anEnquiry())
    await until(() => calls.length === 1)
    expect(await counts()).toMatchObject({ quarantined: 1 })
    await outbox().requeue(id)
    await until(() => calls.length === 2)
    expect(calls[1]?.enquiry.id).toBe(id)
  })

  it('lists a quarantined enquiry with its reason, also after a restart', async () => {
    await outbox().accept(anEnquiry({ spam: 'links' }), 'quarantined')
    const reasons = async () =>
      (await outbox().list('quarantined', { limit: 1, offset: 0 })).entries.map(({ reason }) => reason)
    expect(await reasons()).toEqual(['links'])
    await restart()
    expect(await reasons()).toEqual(['links'])
  })

  it('erases an enquiry', async () => {
    const { id } = await outbox().accept(anEnquiry(), 'quarantined')
    expect(await outbox().erase(id)).toBe(true)
    expect(await outbox().read(id)).toBeUndefined()
    expect(await outbox().erase(id)).toBe(false)
  })

  it('stores an erased enquiry again when it is submitted again', async () => {
    const { id } = await outbox().accept(anEnquiry({ subject: 'Erased' }), 'quarantined')
    await outbox().erase(id)
    const acceptedAt = Date.now() + 5
    expect(await outbox().accept(anEnquiry({ subject: 'Erased', acceptedAt }))).toMatchObject({
      duplicate: false,
    })
    expect((await counts()).waiting).toBe(1)
  })

  it('stores the outcome of running deliveries before it stops', async () => {
    const { id } = await outbox().accept(anEnquiry())
    let isRunning = false
    await work(async () => {
      isRunning = true
      await new Promise((resolve) => setTimeout(resolve, 200))
      return delivered
    })
    await until(() => isRunning)
    await stopWork()
    expect(await outbox().read(id)).toBeUndefined()
  })

  it('counts the waiting enquiries and knows the oldest', async () => {
    const acceptedAt = Date.now() - 60_000
    await outbox().accept(anEnquiry({ acceptedAt }))
    await outbox().accept(anEnquiry())
    const { count, oldestWaiting } = await outbox().stats()
    expect({ waiting: count.waiting, oldestWaiting }).toEqual({ waiting: 2, oldestWaiting: acceptedAt })
  })

  it('passes its check, and keeps enquiries when it deletes old receipts', async () => {
    const { id } = await outbox().accept(anEnquiry())
    await outbox().check()
    await outbox().tidy(1000)
    expect((await outbox().read(id))?.state).toBe('waiting')
  })
})
