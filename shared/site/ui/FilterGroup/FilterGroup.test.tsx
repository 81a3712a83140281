import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { FilterGroup } from './FilterGroup'

const show = () =>
  render(
    <FilterGroup title="Frame finish">
      <label>
        <input type="checkbox" /> White
      </label>
    </FilterGroup>,
  )

it('names the group of its filters', () => {
  show()
  expect(screen.getByRole('group', { name: 'Frame finish' })).toContainElement(screen.getByRole('checkbox'))
})

it('has no accessibility violation', async () => {
  const { container } = show()
  expect((await axe(container)).violations).toEqual([])
})
