import { Budget } from './budget'

test('admits what fits, and the next when room is given back', async () => {
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

test('refuses as busy when no room comes in time', async () => {
  const budget = new Budget(10, 20)
  await budget.take(8)
  await expect(budget.take(8)).rejects.toMatchObject({ code: 'busy', details: { retryAfter: 10 } })
})

test('gives room back once, however often it is told', async () => {
  const budget = new Budget(10, 20)
  const release = await budget.take(5)
  await budget.take(5)
  release()
  release()
  await budget.take(5)
  await expect(budget.take(1)).rejects.toMatchObject({ code: 'busy' })
})

test('admits alone what is larger than the whole', async () => {
  await expect(new Budget(10, 20).take(100)).resolves.toBeDefined()
})
