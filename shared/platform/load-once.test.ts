import { loadOnce } from './load-once'

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
