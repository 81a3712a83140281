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

describe('while others wait', () => {
  const aHolder = () => ({ end: jest.fn() })
  /** Lets the budget end holders as if time had passed. */
  const after = (ms: number) => jest.advanceTimersByTimeAsync(ms)
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('ends the slowest holder, and none that has just taken bytes, waits itself or is complete', async () => {
    const budget = new Budget(10, 60_000)
    const [slow, quick, waiting, complete] = [aHolder(), aHolder(), aHolder(), aHolder()]
    await budget.take(2, complete)
    budget.release(complete)
    const free = await budget.take(4, slow)
    slow.end.mockImplementation(free)
    await budget.take(2, waiting)
    await after(3000)
    await budget.take(2, quick)
    const admitted = [budget.take(2, waiting), budget.take(2)]
    await after(2500)
    expect(slow.end).toHaveBeenCalledWith(expect.objectContaining({ code: 'busy' }))
    await Promise.all(admitted)
    for (const { end } of [quick, waiting, complete]) expect(end).not.toHaveBeenCalled()
  })

  it('ends one after the other of the holders that wait for each other, so that the others are complete', async () => {
    const budget = new Budget(12, 60_000)
    const upload = async () => {
      const holder = aHolder()
      const frees = [await budget.take(4, holder)]
      try {
        await new Promise((resolve) => setTimeout(resolve, 100))
        frees.push(await budget.take(4, holder))
        budget.release(holder)
        return 'complete'
      } catch {
        return 'ended'
      } finally {
        for (const free of frees) free()
      }
    }
    const results = [upload(), upload(), upload()]
    await after(1000)
    expect(await Promise.all(results)).toEqual(['ended', 'complete', 'complete'])
  })

  it('ends no holder that waits for one that is complete', async () => {
    const budget = new Budget(10, 60_000)
    const [complete, waiting] = [aHolder(), aHolder()]
    const free = await budget.take(5, complete)
    budget.release(complete)
    await budget.take(5, waiting)
    const admitted = budget.take(2, waiting)
    await after(30_000)
    free()
    await expect(admitted).resolves.toBeDefined()
  })
})

it('lets one holder wait for as long as the timeout in all, however many parts it takes', async () => {
  const budget = new Budget(10, 1000)
  const holder = { end: () => undefined }
  const free = await budget.take(10)
  setTimeout(free, 700)
  await budget.take(5, holder)
  await budget.take(5)
  const from = performance.now()
  await expect(budget.take(5, holder)).rejects.toMatchObject({ code: 'busy' })
  expect(performance.now() - from).toBeLessThan(700)
})
