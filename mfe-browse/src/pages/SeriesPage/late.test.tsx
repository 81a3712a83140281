import { loadUntilThere } from './late'

it('loads the late parts again until they are there, and reports the first failure', async () => {
  jest.useFakeTimers()
  const reported = jest.fn()
  const { reportError } = globalThis
  globalThis.reportError = reported
  try {
    const failure = new Error('as configured')
    const load = jest
      .fn<Promise<string>, []>()
      .mockRejectedValueOnce(failure)
      .mockRejectedValueOnce(failure)
      .mockResolvedValue('parts')
    const loaded = loadUntilThere(load)
    await jest.advanceTimersByTimeAsync(1000)
    expect(load).toHaveBeenCalledTimes(2)
    await jest.advanceTimersByTimeAsync(2000)
    expect(await loaded).toBe('parts')
    expect(reported.mock.calls).toEqual([[failure]])
  } finally {
    globalThis.reportError = reportError
    jest.useRealTimers()
  }
})
