import type { SitePage } from '@virida/shared/platform/contract'
import { keepPage } from './kept-page'

const page: SitePage = { Page: () => null, head: { title: 'Form', description: 'd' } }
const gone = () => Promise.reject(new Error('gone'))
const press = () => window.dispatchEvent(new Event('submit'))
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('tries again after some seconds, and longer each time', async () => {
  const loadAgain = jest.fn(gone)
  keepPage(gone(), loadAgain)
  const attempts: number[] = []
  for (const ms of [3_000, 8_000, 20_000, 60_000, 600_000]) {
    await wait(ms)
    attempts.push(loadAgain.mock.calls.length)
  }
  expect(attempts).toEqual([1, 2, 3, 4, 4])
})

it('tries again at each press, however often, and when the network is back', async () => {
  const loadAgain = jest.fn<Promise<SitePage>, []>(gone)
  const kept = keepPage(gone(), loadAgain)
  kept.onFailure = jest.fn()
  for (let n = 0; n < 10; n++) {
    await wait(100)
    press()
  }
  await wait(0)
  expect(loadAgain).toHaveBeenCalledTimes(10)
  expect(kept.onFailure).not.toHaveBeenCalled()
  await wait(200_000)
  expect(loadAgain).toHaveBeenCalledTimes(14)
  expect(kept.onFailure).toHaveBeenCalledTimes(1)
  loadAgain.mockResolvedValueOnce(page)
  window.dispatchEvent(new Event('online'))
  await expect(kept.page).resolves.toBe(page)
})
