import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { FilterDisclosure } from './FilterDisclosure'

const show = (chosen?: string) =>
  render(
    <FilterDisclosure
      title="Filter products"
      opener="Filters"
      chosen={chosen}
      help="Choose any."
      className="x"
    >
      {(close) => <button onClick={close}>Show 12</button>}
    </FilterDisclosure>,
  )
const opener = () => screen.getByRole('button', { name: /^Filters/ })

it('opens, and closes after a choice', async () => {
  show()
  expect(opener()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(opener())
  expect(opener()).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Show 12' }))
  expect(opener()).toHaveAttribute('aria-expanded', 'false')
})

it('names its button and shows how many filters are set', () => {
  const { container } = show('3 chosen')
  expect(opener()).toHaveAccessibleName('Filters 3 chosen')
  const controlled = container.querySelector(`[id="${opener().getAttribute('aria-controls')}"]`)
  expect(controlled).toHaveTextContent('Choose any.')
})

it('is accessible', async () => {
  const { container } = show()
  expect((await axe(container)).violations).toEqual([])
})
