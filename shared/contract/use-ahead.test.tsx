import { act, renderHook } from '@testing-library/react'
import { useAhead } from './use-ahead'

const open = (said: string[]) =>
  renderHook(({ said }) => useAhead(said, (state) => state.join()), { initialProps: { said } })

it('shows what the address says', () => {
  const { result, rerender } = open(['white'])
  expect(result.current[0]).toEqual(['white'])
  rerender({ said: ['almond'] })
  expect(result.current[0]).toEqual(['almond'])
})

it('shows what was asked for before the address says it', () => {
  const { result } = open([])
  act(() => result.current[1](['white']))
  expect(result.current[0]).toEqual(['white'])
})

it('follows the address again once it says what was asked for', () => {
  const { result, rerender } = open([])
  act(() => result.current[1](['white']))
  rerender({ said: ['white'] })
  rerender({ said: ['almond'] })
  expect(result.current[0]).toEqual(['almond'])
})

it('shows the last of two choices while the first arrives', () => {
  const { result, rerender } = open([])
  act(() => result.current[1](['white']))
  act(() => result.current[1](['almond']))
  rerender({ said: ['white'] })
  expect(result.current[0]).toEqual(['almond'])
  act(() => result.current[1](['black']))
  rerender({ said: ['almond'] })
  expect(result.current[0]).toEqual(['black'])
})

it('gives way to an address that nobody asked of it', () => {
  const { result, rerender } = open([])
  act(() => result.current[1](['white']))
  rerender({ said: ['bronze'] })
  expect(result.current[0]).toEqual(['bronze'])
  rerender({ said: [] })
  expect(result.current[0]).toEqual([])
})
