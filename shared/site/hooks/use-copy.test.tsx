import { act, renderHook } from '@testing-library/react'
import { useCopy, type CopyOptions } from './use-copy'

const messages = { copied: 'The link is copied.', refused: 'Copy the link from the address bar.' }
const open = (options?: CopyOptions) => renderHook(() => useCopy(options))

function stubClipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'clipboard')
})

it('copies the text and shows the message', async () => {
  const written: string[] = []
  stubClipboard((text) => {
    written.push(text)
    return Promise.resolve()
  })
  const { result } = open()
  expect(result.current.message).toBeUndefined()
  expect(await act(() => result.current.copy('https://example.com', messages))).toBe(true)
  expect(written).toEqual(['https://example.com'])
  expect(result.current.message).toBe('The link is copied.')
})

it('shows the other message when the browser refuses permission', async () => {
  stubClipboard(() => Promise.reject(new DOMException('Write permission denied', 'NotAllowedError')))
  const { result } = open()
  expect(await act(() => result.current.copy('https://example.com', messages))).toBe(false)
  expect(result.current.message).toBe('Copy the link from the address bar.')
})

it('shows the other message where there is no clipboard', async () => {
  const { result } = open()
  expect(await act(() => result.current.copy('https://example.com', messages))).toBe(false)
  expect(result.current.message).toBe('Copy the link from the address bar.')
})

it('keeps the message unless it is given a time', async () => {
  stubClipboard(() => Promise.resolve())
  const { result } = open()
  await act(() => result.current.copy('a', messages))
  act(() => jest.advanceTimersByTime(60_000))
  expect(result.current.message).toBe('The link is copied.')
})

it('removes the message after its time, counted from the last copy', async () => {
  stubClipboard(() => Promise.resolve())
  const { result } = open({ shownFor: 2500 })
  await act(() => result.current.copy('a', messages))
  act(() => jest.advanceTimersByTime(2000))
  await act(() => result.current.copy('a', messages))
  act(() => jest.advanceTimersByTime(2000))
  expect(result.current.message).toBe('The link is copied.')
  act(() => jest.advanceTimersByTime(500))
  expect(result.current.message).toBeUndefined()
})

it('clears its timer when the component goes away', async () => {
  stubClipboard(() => Promise.resolve())
  const { result, unmount } = open({ shownFor: 2500 })
  await act(() => result.current.copy('a', messages))
  const before = jest.getTimerCount()
  unmount()
  expect(jest.getTimerCount()).toBe(before - 1)
})
