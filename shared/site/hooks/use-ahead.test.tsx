import { act, renderHook } from '@testing-library/react'
import { useLayoutEffect, useRef } from 'react'
import { useAhead } from './use-ahead'

const open = (urlState: string[]) =>
  renderHook(({ urlState }) => useAhead(urlState, (state) => state.join()), { initialProps: { urlState } })

it('shows the state in the URL', () => {
  const { result, rerender } = open(['white'])
  expect(result.current[0]).toEqual(['white'])
  rerender({ urlState: ['almond'] })
  expect(result.current[0]).toEqual(['almond'])
})

it('shows a new state before the URL has changed', () => {
  const { result } = open([])
  act(() => result.current[1](['white']))
  expect(result.current[0]).toEqual(['white'])
})

it('follows the URL again after the navigation is done', () => {
  const { result, rerender } = open([])
  act(() => result.current[1](['white']))
  rerender({ urlState: ['white'] })
  rerender({ urlState: ['almond'] })
  expect(result.current[0]).toEqual(['almond'])
})

it('shows the second of two choices while the URL changes to the first', () => {
  const { result, rerender } = open([])
  act(() => result.current[1](['white']))
  act(() => result.current[1](['almond']))
  rerender({ urlState: ['white'] })
  expect(result.current[0]).toEqual(['almond'])
  act(() => result.current[1](['black']))
  rerender({ urlState: ['almond'] })
  expect(result.current[0]).toEqual(['black'])
})

it('drops the new state when a link leads to another URL', () => {
  const { result, rerender } = open([])
  act(() => result.current[1](['white']))
  rerender({ urlState: ['bronze'] })
  expect(result.current[0]).toEqual(['bronze'])
  rerender({ urlState: [] })
  expect(result.current[0]).toEqual([])
})

it('returns to the first state although the URL changes to the second one late', () => {
  const { result, rerender } = open(['white'])
  act(() => result.current[1](['almond']))
  act(() => result.current[1](['white']))
  rerender({ urlState: ['almond'] })
  expect(result.current[0]).toEqual(['white'])
  rerender({ urlState: ['white'] })
  expect(result.current[0]).toEqual(['white'])
})

it('follows the URL again some time after a return to the current state', () => {
  jest.useFakeTimers()
  const { result, rerender } = open(['white'])
  act(() => result.current[1](['almond']))
  act(() => result.current[1](['white']))
  act(() => jest.advanceTimersByTime(2000))
  rerender({ urlState: ['almond'] })
  expect(result.current[0]).toEqual(['almond'])
  jest.useRealTimers()
})

it('keeps a choice that is made between the change of the URL and the effects after it', () => {
  const { result, rerender } = renderHook(
    ({ urlState }) => {
      const [shown, announce] = useAhead(urlState, (state) => state.join())
      const isChosen = useRef(false)
      // Layout effects run before the effect that drops the finished choice.
      useLayoutEffect(() => {
        if (urlState.join() !== 'almond' || isChosen.current) return
        isChosen.current = true
        announce(['white'])
      })
      return [shown, announce] as const
    },
    { initialProps: { urlState: ['white'] } },
  )
  act(() => result.current[1](['almond']))
  rerender({ urlState: ['almond'] })
  expect(result.current[0]).toEqual(['white'])
})

it('shows a choice of a timer that was started before the URL changed', () => {
  const { result, rerender } = open([])
  const announceLate = result.current[1]
  rerender({ urlState: ['white'] })
  act(() => announceLate(['almond']))
  expect(result.current[0]).toEqual(['almond'])
})
