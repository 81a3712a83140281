import { act, renderHook } from '@testing-library/react'
import { useSaving } from './use-saving'

const messages = {
  working: 'Making the file',
  saved: (name: string) => `Saved ${name}.`,
  failed: 'Try again.',
}

let clicked: jest.SpyInstance
beforeEach(() => {
  URL.createObjectURL = () => 'blob:file'
  clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
})
afterEach(() => jest.restoreAllMocks())

it('is busy while the file is made, then downloads it and says so', async () => {
  const { result } = renderHook(() => useSaving(messages))
  let finish = (_: Uint8Array) => {}
  const made = new Promise<Uint8Array>((resolve) => (finish = resolve))
  let saving = Promise.resolve()
  act(() => void (saving = result.current.save('a.zip', 'application/zip', () => made)))
  expect(result.current).toMatchObject({ isBusy: true, message: 'Making the file' })
  finish(new Uint8Array(1))
  await act(() => saving)
  expect(result.current).toMatchObject({ isBusy: false, message: 'Saved a.zip.' })
  expect(clicked).toHaveBeenCalledTimes(1)
})

it('says what the visitor should know about the file', async () => {
  const { result } = renderHook(() => useSaving(messages))
  const made = { bytes: new Uint8Array(1), note: '1 file is missing.' }
  await act(() => result.current.save('a.zip', 'application/zip', () => Promise.resolve(made)))
  expect(result.current.message).toBe('Saved a.zip. 1 file is missing.')
  expect(clicked).toHaveBeenCalledTimes(1)
})

it('reports a fault, says that it failed, and can be used again', async () => {
  const reported = jest.fn()
  Object.assign(globalThis, { reportError: reported })
  const { result } = renderHook(() => useSaving(messages))
  const fault = new Error('offline')
  await act(() => result.current.save('a.zip', 'application/zip', () => Promise.reject(fault)))
  expect(result.current).toMatchObject({ isBusy: false, message: 'Try again.' })
  expect(reported).toHaveBeenCalledWith(fault)
  expect(clicked).not.toHaveBeenCalled()
})
