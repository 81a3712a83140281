import { networksOf } from '@virida/shared/platform/http/client-networks'
import { ReadingTurns } from './reading-turns'

const one = networksOf('192.0.2.1')
const other = networksOf('192.0.2.2')
const bytes = 64 * 1024

/** Reading an enquiry keeps the processor busy. */
const slowly = (done: () => void) => () => {
  const end = performance.now() + 20
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

it('passes on why an enquiry is refused, and reads the next one', async () => {
  const turns = new ReadingTurns()
  const refused = turns.run({ bytes, client: one }, () => Promise.reject(new Error('refused')))
  await expect(refused).rejects.toThrow('refused')
  await expect(turns.run({ bytes, client: one }, () => Promise.resolve(1))).resolves.toBe(1)
})
