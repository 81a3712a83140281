import { networksOf } from '@virida/shared/platform/http/client-networks'
import { ReadingTurns } from './reading-turns'

const one = networksOf('192.0.2.1')
const other = networksOf('192.0.2.2')
const bytes = 64 * 1024

/** Reading an enquiry keeps the processor busy. */
const slowly =
  (done: () => void, ms = 20) =>
  () => {
    const end = performance.now() + ms
    while (performance.now() < end) continue
    done()
    return Promise.resolve()
  }

it.each([
  ['a small enquiry', 100],
  ['a large one', bytes],
])('reads %s of another client before the next ones of a client who has sent many', async (_, own) => {
  const turns = new ReadingTurns()
  const read: string[] = []
  const flood = Array.from({ length: 10 }, () =>
    turns.run(
      { bytes, client: one },
      slowly(() => read.push('flood')),
    ),
  )
  await Promise.all([
    ...flood,
    turns.run(
      { bytes: own, client: other },
      slowly(() => read.push('other')),
    ),
  ])
  expect(read.indexOf('other')).toBeLessThan(3)
})

it('reads an enquiry of another network after one of a network with many addresses', async () => {
  const turns = new ReadingTurns()
  const read: string[] = []
  const add = (address: string, name: string) =>
    turns.run(
      { bytes, client: networksOf(address) },
      slowly(() => read.push(name)),
    )
  const crowd = Array.from({ length: 20 }, (_, at) => add(`198.51.100.${at}`, 'crowd'))
  await Promise.all([...crowd, add('192.0.2.1', 'visitor')])
  expect(read.indexOf('visitor')).toBeLessThan(3)
})

it('lets the program answer other requests between two large enquiries', async () => {
  const turns = new ReadingTurns()
  let read = 0
  const all = Array.from({ length: 10 }, () =>
    turns.run(
      { bytes, client: one },
      slowly(() => read++),
    ),
  )
  await new Promise((resolve) => setTimeout(resolve, 1))
  expect(read).toBeLessThan(3)
  await Promise.all(all)
  expect(read).toBe(10)
})

it('lets the program answer others also between readings that work after their first await', async () => {
  const turns = new ReadingTurns()
  let read = 0
  const all = Array.from({ length: 10 }, () =>
    turns.run({ bytes, client: one }, async () => {
      await slowly(() => undefined, 6)()
      await slowly(() => read++, 30)()
    }),
  )
  const startedAt = performance.now()
  // Every 20 ms another request would be answered.
  let answers = 0
  const timer = setInterval(() => answers++, 20)
  await Promise.all(all)
  clearInterval(timer)
  // About half of the time is left for them; it would be 6 of 42 ms if only the part before the first await counted.
  expect(answers * 20).toBeGreaterThan((performance.now() - startedAt) * 0.25)
  expect(read).toBe(10)
})

it('reads a large enquiry although a small one arrives in every turn', async () => {
  const turns = new ReadingTurns()
  let isRead = false
  const large = turns.run({ bytes, client: one }, () => Promise.resolve((isRead = true)))
  for (let n = 0; n < 50 && !isRead; n++)
    await turns.run({ bytes: 100, client: other }, () => Promise.resolve())
  expect(isRead).toBe(true)
  await large
})

it('passes on why an enquiry is refused, and reads the next one', async () => {
  const turns = new ReadingTurns()
  const refused = turns.run({ bytes, client: one }, () => Promise.reject(new Error('refused')))
  await expect(refused).rejects.toThrow('refused')
  await expect(turns.run({ bytes, client: one }, () => Promise.resolve(1))).resolves.toBe(1)
})
