import { missingPartEvent } from '@virida/shared/platform/contract/page-report'
import { loadUntilThere } from './late'

it('loads the late parts again until they are there, and reports a failure that lasts to the shell', async () => {
  jest.useFakeTimers()
  const told = jest.fn()
  addEventListener(missingPartEvent, told)
  const reported = jest.fn()
  const { reportError } = globalThis
  globalThis.reportError = reported
  try {
    const failures = ['first', 'second', 'third'].map((name) => new Error(name))
    const load = jest
      .fn<Promise<string>, []>()
      .mockRejectedValueOnce(failures[0])
      .mockRejectedValueOnce(failures[1])
      .mockRejectedValueOnce(failures[2])
      .mockResolvedValue('parts')
    const loaded = loadUntilThere(load)
    await jest.advanceTimersByTimeAsync(999)
    expect([load, reported, told].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0])
    await jest.advanceTimersByTimeAsync(1)
    expect([load, reported, told].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 1])
    await jest.advanceTimersByTimeAsync(6000)
    expect(await loaded).toBe('parts')
    expect(reported.mock.calls).toEqual([[failures[1]]])
    expect(told).toHaveBeenCalledTimes(1)
  } finally {
    removeEventListener(missingPartEvent, told)
    globalThis.reportError = reportError
    jest.useRealTimers()
  }
})
