import { until } from '@virida/shared/platform/testing/until'
import { anEnquiry, delivered } from '../../../testing/enquiries'
import { useSpool } from '../../../testing/spool'
import { eraseAll, requeueAll, seenEnquiries } from '../act-on-all'
import type { SpoolOutbox } from './spool-outbox'

/* What several operators do at the same time on the pages for waiting enquiries. */

const { openSpool } = useSpool()

/** Delivers everything at once. @returns The ids in the order of the deliveries, and the faults. */
async function deliverAll(outbox: SpoolOutbox) {
  const ids: string[] = []
  const faults: unknown[] = []
  const worker = await outbox.work(
    ({ id }) => {
      ids.push(id)
      return Promise.resolve(delivered)
    },
    { concurrency: 6, onFault: (...fault) => faults.push(fault) },
  )
  return { ids, faults, worker }
}

it('sends all again and erases all for several operators at once', async () => {
  const outbox = await openSpool()
  for (let n = 0; n < 40; n++) await outbox.accept(anEnquiry(), 'quarantined')
  await Promise.all([
    ...[1, 2, 3].map(() => requeueAll(outbox, 'quarantined')),
    seenEnquiries(outbox, 'quarantined').then(({ ids }) => eraseAll(outbox, ids)),
  ])
  const { count } = await outbox.stats()
  expect(count.quarantined).toBe(0)
  await Promise.all([1, 2, 3].map(() => eraseEach(outbox)))
  expect((await outbox.stats()).count.waiting).toBe(0)
})

it('leaves nothing behind of enquiries that are delivered while several operators send them again', async () => {
  const outbox = await openSpool()
  const { ids, faults, worker } = await deliverAll(outbox)
  const enquiries = Array.from({ length: 100 }, () => anEnquiry())
  for (const enquiry of enquiries) await outbox.accept(enquiry, 'quarantined')
  const sendEachAgain = async () => {
    for (const { id } of enquiries) await outbox.requeue(id)
  }
  await Promise.all([
    ...[1, 2, 3].map(() => requeueAll(outbox, 'quarantined')),
    ...[1, 2, 3].map(sendEachAgain),
  ])
  await until(() => ids.length >= enquiries.length)
  await worker.stop()
  const { count } = await outbox.stats()
  expect({ faults, count, ids: ids.sort() }).toEqual({
    faults: [],
    count: { waiting: 0, dead: 0, quarantined: 0, corrupt: 0 },
    ids: enquiries.map(({ id }) => id).sort(),
  })
})

it('reads enquiries while they are sent again', async () => {
  const outbox = await openSpool()
  const enquiries = Array.from({ length: 100 }, () => anEnquiry())
  for (const enquiry of enquiries) await outbox.accept(enquiry, 'quarantined')
  let isMoving = true
  const readers = [1, 2, 3].map(async () => {
    const states = new Set<string | undefined>()
    while (isMoving) for (const { id } of enquiries) states.add((await outbox.read(id))?.enquiry.id && 'read')
    return states
  })
  await requeueAll(outbox, 'quarantined')
  isMoving = false
  expect(await Promise.all(readers)).toEqual(readers.map(() => new Set(['read'])))
})

it('delivers an enquiry once when its delivery would start while it is sent again', async () => {
  const outbox = await openSpool()
  const enquiries = Array.from({ length: 20 }, () => anEnquiry())
  for (const enquiry of enquiries) await outbox.accept(enquiry)
  const requeued = Promise.all(enquiries.map(({ id }) => outbox.requeue(id)))
  // The actions have begun, and their files are not moved yet.
  await Promise.resolve()
  const { ids, faults, worker } = await deliverAll(outbox)
  expect(await requeued).toEqual(enquiries.map(() => true))
  await until(() => ids.length >= enquiries.length)
  await worker.stop()
  expect({ faults, waiting: (await outbox.stats()).count.waiting, ids: ids.sort() }).toEqual({
    faults: [],
    waiting: 0,
    ids: enquiries.map(({ id }) => id).sort(),
  })
})

async function eraseEach(outbox: SpoolOutbox) {
  const { entries } = await outbox.list('waiting', { limit: 100, offset: 0 })
  for (const { id } of entries) await outbox.erase(id)
}
