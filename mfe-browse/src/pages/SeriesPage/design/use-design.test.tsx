import { inches } from '@virida/shared/products/catalogue/dimension'
import { act, render } from '@testing-library/react'
import { Router, type Navigator, type To } from 'react-router-dom'
import { useDesign, type DesignState } from './use-design'

const path = '/series/venetian-casement'

/**
 * Renders a series page with a slow router: a navigation takes effect when the test calls `arrive`. A later
 * navigation replaces an earlier one that is pending.
 */
function slowPage() {
  const widths: number[] = []
  let state: DesignState | undefined
  let asked: string | undefined
  const ask = (to: To) => {
    asked = typeof to === 'string' ? to : `${path}${to.search ?? ''}`
  }
  const navigator: Navigator = { createHref: String, go: () => {}, push: ask, replace: ask }
  function Page() {
    state = useDesign('venetian-casement')
    widths.push(state.design.width)
    return null
  }
  const at = (address: string) => (
    <Router location={address} navigator={navigator}>
      <Page />
    </Router>
  )
  const { rerender } = render(at(path))
  return {
    /** The width of the design in every render so far. */
    widths,
    choose: (width: number) => act(() => state?.change({ ...state.design, width: inches(width) })),
    rest: () => act(() => jest.advanceTimersByTime(300)),
    arrive: (address = asked) => {
      rerender(at(address ?? path))
      return address
    },
  }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('shows the last choice while the navigation for an earlier one is pending', () => {
  const { widths, choose, rest, arrive } = slowPage()
  choose(40)
  rest()
  choose(36)
  widths.length = 0
  expect(arrive()).toContain('VCA1-40x54')
  rest()
  expect(arrive()).toContain('VCA1-36x54')
  expect(new Set(widths)).toEqual(new Set([inches(36)]))
})

it('follows a URL that is neither the old one nor the one it wrote', () => {
  const { widths, choose, rest, arrive } = slowPage()
  choose(40)
  rest()
  arrive()
  expect(widths.at(-1)).toBe(inches(40))
  arrive(`${path}?design=VCA1-30x54`)
  expect(widths.at(-1)).toBe(inches(30))
})
