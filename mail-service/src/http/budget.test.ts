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
