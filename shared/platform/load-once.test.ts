import { loadForUse, loadOnce } from './load-once'

it('loads once and gives every caller the same promise', async () => {
  const load = jest.fn(() => Promise.resolve('data'))
  const once = loadOnce(load)
  expect(once()).toBe(once())
  expect(await once()).toBe('data')
  expect(load).toHaveBeenCalledTimes(1)
})

it('loads each key by itself', async () => {
  const once = loadOnce((key: string) => Promise.resolve(`data of ${key}`))
  expect(await Promise.all([once('a'), once('b')])).toEqual(['data of a', 'data of b'])
  expect(once('a')).toBe(once('a'))
})

it('tries again after a failure', async () => {
  const load = jest.fn<Promise<string>, []>()
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('data')
  const once = loadOnce(load)
  await expect(once()).rejects.toThrow('offline')
  expect(await once()).toBe('data')
})

it('gives a failure to the components that use it for a second, and then tries again', async () => {
  jest.useFakeTimers()
  const load = jest.fn<Promise<string>, []>()
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('data')
  const once = loadForUse(load)
  const failed = once()
  await expect(failed).rejects.toThrow('offline')
  jest.advanceTimersByTime(900)
  expect(once()).toBe(failed)
  jest.advanceTimersByTime(200)
  expect(await once()).toBe('data')
  expect(load).toHaveBeenCalledTimes(2)
  jest.useRealTimers()
})
