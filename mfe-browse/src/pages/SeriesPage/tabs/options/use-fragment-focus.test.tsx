import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { useFragmentFocus } from './use-fragment-focus'

const scrolled = jest.fn()
beforeEach(() => {
  scrolled.mockClear()
  Element.prototype.scrollIntoView = scrolled
})
afterEach(() => Object.assign(window, { scrollY: 0 }))

function Part() {
  useFragmentFocus('finishes')
  return (
    <section id="finishes" tabIndex={-1}>
      Finishes
    </section>
  )
}

const show = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Part />
    </MemoryRouter>,
  )

it('focuses the element of the fragment, and scrolls to one that came after the router had scrolled to the top', () => {
  show('/series/x#finishes')
  expect(screen.getByText('Finishes')).toHaveFocus()
  expect(scrolled).toHaveBeenCalledTimes(1)
})

it('leaves the position to which the router or the browser has scrolled', () => {
  Object.assign(window, { scrollY: 700 })
  show('/series/x#finishes')
  expect(screen.getByText('Finishes')).toHaveFocus()
  expect(scrolled).not.toHaveBeenCalled()
})

it('does nothing for another fragment', () => {
  show('/series/x#glass')
  expect(screen.getByText('Finishes')).not.toHaveFocus()
  expect(scrolled).not.toHaveBeenCalled()
})
