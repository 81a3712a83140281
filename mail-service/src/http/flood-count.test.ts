import { RateLimiterMemory } from 'rate-limiter-flexible'
import { FloodCount } from './flood-count'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A count that calls `onFlood` above 10 requests, and what it added to its counter each time. */
function counting() {
  const counter = new RateLimiterMemory({ points: 10, duration: 3600 })
  const consume = jest.spyOn(counter, 'consume')
  const onFlood = jest.fn()
  const count = new FloodCount(counter, onFlood)
  const add = (requests: number) => Array.from({ length: requests }).forEach(() => count.add())
  return { add, onFlood, consume, added: () => consume.mock.calls.map(([, points]) => points) }
}

it('adds the requests of a second to the counter at once', async () => {
  const { add, onFlood, added } = counting()
  add(6)
  await jest.advanceTimersByTimeAsync(1000)
  add(4)
  await jest.advanceTimersByTimeAsync(1000)
  expect(added()).toEqual([1, 5, 4])
  expect(onFlood).not.toHaveBeenCalled()
  add(1)
  await jest.advanceTimersByTimeAsync(0)
  add(1)
  await jest.advanceTimersByTimeAsync(1000)
  expect(onFlood).toHaveBeenCalled()
})

it('adds the requests later when the counter fails', async () => {
  const { add, onFlood, consume, added } = counting()
  consume.mockRejectedValueOnce(new Error('the database is away'))
  add(3)
  await jest.advanceTimersByTimeAsync(1000)
  expect(added()).toEqual([1, 3])
  expect(onFlood).not.toHaveBeenCalled()
})
