import { Grouping } from './grouping'

const limits = { items: 4, size: 100, wait: 50 }

/** A grouping that records its groups and stores each one in a few milliseconds. */
function recording(
  store: (item: number) => PromiseSettledResult<number> | Error = (value) => fulfilled(value),
) {
  const groups: number[][] = []
  const grouping = new Grouping<number, number>(limits, async (items) => {
    groups.push(items)
    await new Promise((resolve) => setTimeout(resolve, 5))
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
  const results = await Promise.all(addAll([1, 2, 3, 4]))
  expect(groups).toEqual([[1], [2, 3, 4]])
  expect(results).toEqual([1, 2, 3, 4])
})

it('waits for as many items as the last group had, but not for long', async () => {
  const { groups, addAll } = recording()
  await Promise.all(addAll([1, 2, 3]))
  const startedAt = performance.now()
  const [four] = addAll([4])
  await new Promise((resolve) => setTimeout(resolve, 10))
  await Promise.all([four, ...addAll([5])])
  expect(performance.now() - startedAt).toBeLessThan(limits.wait)
  await Promise.all(addAll([6]))
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(limits.wait)
  expect(groups).toEqual([[1], [2, 3], [4, 5], [6]])
})

it('limits the items and the size of a group', async () => {
  const { groups, addAll } = recording()
  await Promise.all(addAll([1, 2, 3, 4, 5, 6]))
  expect(groups).toEqual([[1], [2, 3, 4, 5], [6]])
  await Promise.all(addAll([7, 8, 9], 60))
  await Promise.all(addAll([10], 1000))
  expect(groups.slice(3)).toEqual([[7], [8], [9], [10]])
})

it('rejects only the item that failed', async () => {
  const { addAll } = recording((item) => (item === 2 ? rejected(new Error('bad')) : fulfilled(item)))
  expect(await Promise.allSettled(addAll([1, 2, 3]))).toEqual([
    fulfilled(1),
    rejected(new Error('bad')),
    fulfilled(3),
  ])
})

it('rejects all items of a group that failed, and stores the next group', async () => {
  const { addAll } = recording((item) => (item < 3 ? new Error('full') : fulfilled(item)))
  const results = await Promise.allSettled([...addAll([1, 2]), ...addAll([2])])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await Promise.all(addAll([3]))).toEqual([3])
})
