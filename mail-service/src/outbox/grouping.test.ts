import { Grouping } from './grouping'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const limits = { items: 4, size: 100, wait: 50 }
/** Milliseconds for which a group is stored. */
const storing = 5
const pass = (duration: number) => jest.advanceTimersByTimeAsync(duration)
/** Waits for the results of items that are stored within a second. */
async function settled<T>(results: Promise<T>[]) {
  const all = Promise.allSettled(results)
  await pass(1000)
  await all
  return Promise.all(results)
}

/** A grouping that records its groups and stores each one for a few milliseconds. */
function recording(
  store: (item: number) => PromiseSettledResult<number> | Error = (value) => fulfilled(value),
) {
  const groups: number[][] = []
  const grouping = new Grouping<number, number>(limits, async (items) => {
    groups.push(items)
    await new Promise((resolve) => setTimeout(resolve, storing))
    return items.map((item) => {
      const result = store(item)
      if (result instanceof Error) throw result
      return result
    })
  })
  return { groups, addAll: (items: number[], size = 1) => items.map((item) => grouping.add(item, size)) }
}
const fulfilled = (value: number) => ({ status: 'fulfilled', value }) as const
const rejected = (reason: Error) => ({ status: 'rejected', reason }) as const

it('stores an item at once, and those that arrive meanwhile as one group', async () => {
  const { groups, addAll } = recording()
  const results = await settled(addAll([1, 2, 3, 4]))
  expect(groups).toEqual([[1], [2, 3, 4]])
  expect(results).toEqual([1, 2, 3, 4])
})

it('waits for as many items as the last group had, but not for long', async () => {
  const { groups, addAll } = recording()
  await settled(addAll([1, 2, 3]))
  const results = addAll([4])
  await pass(limits.wait - 1)
  expect(groups).toEqual([[1], [2, 3]])
  results.push(...addAll([5]))
  expect(groups.slice(2)).toEqual([[4, 5]])
  await settled(results)
  const last = addAll([6])
  await pass(limits.wait - 1)
  expect(groups).toHaveLength(3)
  await pass(1)
  expect(groups.slice(3)).toEqual([[6]])
  await settled(last)
})

it('limits the items and the size of a group', async () => {
  const { groups, addAll } = recording()
  await settled(addAll([1, 2, 3, 4, 5, 6]))
  expect(groups).toEqual([[1], [2, 3, 4, 5], [6]])
  await settled(addAll([7, 8, 9], 60))
  await settled(addAll([10], 1000))
  expect(groups.slice(3)).toEqual([[7], [8], [9], [10]])
})

it('rejects only the item that failed', async () => {
  const { addAll } = recording((item) => (item === 2 ? rejected(new Error('bad')) : fulfilled(item)))
  const results = Promise.allSettled(addAll([1, 2, 3]))
  await pass(1000)
  expect(await results).toEqual([fulfilled(1), rejected(new Error('bad')), fulfilled(3)])
})

it('rejects all items of a group that failed, and stores the next group', async () => {
  const { addAll } = recording((item) => (item < 3 ? new Error('full') : fulfilled(item)))
  const results = Promise.allSettled([...addAll([1, 2]), ...addAll([2])])
  await pass(1000)
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await settled(addAll([3]))).toEqual([3])
})
