import { Budget } from './budget'

it('admits the next caller when space is freed', async () => {
  const budget = new Budget(10, 1000)
  const release = await budget.take(8)
  let admitted = false
  const second = budget.take(8).then((give) => {
    admitted = true
    return give
  })
  await Promise.resolve()
  expect(admitted).toBe(false)
  release()
  ;(await second)()
  expect(admitted).toBe(true)
})

it('refuses as busy when no space is freed before the timeout', async () => {
  const budget = new Budget(10, 20)
  await budget.take(8)
  await expect(budget.take(8)).rejects.toMatchObject({ code: 'busy', details: { retryAfter: 10 } })
})

it('frees space only once', async () => {
  const budget = new Budget(10, 20)
  const release = await budget.take(5)
  await budget.take(5)
  release()
  release()
  await budget.take(5)
  await expect(budget.take(1)).rejects.toMatchObject({ code: 'busy' })
})

it('admits a request that is larger than the total when nothing else is held', async () => {
  await expect(new Budget(10, 20).take(100)).resolves.toBeDefined()
})

it('ends the slowest holder while others wait, and none that has just taken bytes, waits itself or is complete', async () => {
  const budget = new Budget(10, 5000)
  const now = performance.now()
  const holder = (tookAt: number | undefined) => ({ tookAt, waited: 0, end: jest.fn() })
  const slow = holder(now - 8000)
  const others = { slower: holder(now - 9000), waiting: holder(undefined), quick: holder(now + 60_000) }
  const free = await budget.take(4, slow)
  slow.end.mockImplementation(free)
  for (const other of Object.values(others)) await budget.take(2, other)
  budget.release(others.slower)
  await budget.take(4)
  expect(slow.end).toHaveBeenCalledWith(expect.objectContaining({ code: 'busy' }))
  for (const { end } of Object.values(others)) expect(end).not.toHaveBeenCalled()
})

it('lets one holder wait for as long as the timeout in all, however many parts it takes', async () => {
  const budget = new Budget(10, 1000)
  const holder = { tookAt: undefined, waited: 0, end: () => undefined }
  const free = await budget.take(10)
  setTimeout(free, 700)
  await budget.take(5, holder)
  await budget.take(5)
  const from = performance.now()
  await expect(budget.take(5, holder)).rejects.toMatchObject({ code: 'busy' })
  expect(performance.now() - from).toBeLessThan(700)
})
