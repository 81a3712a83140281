import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Select } from './Select'

const options = [
  { value: 'platinum', label: 'Platinum' },
  { value: 'venetian', label: 'Venetian' },
]

it('starts with an empty value when it has a placeholder', () => {
  render(<Select label="Series" options={options} placeholder="Choose a series" />)
  expect(screen.getByRole('combobox', { name: 'Series' })).toHaveValue('')
})

it('reports the chosen option', async () => {
  const choose = jest.fn((event: React.ChangeEvent<HTMLSelectElement>) => event.target.value)
  render(<Select label="Series" options={options} onChange={choose} />)
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Venetian')
  expect(choose).toHaveLastReturnedWith('venetian')
})

it('shows groups of options under their headings', () => {
  render(<Select label="Series" groups={[{ label: 'Windows', options }]} />)
  expect(screen.getByRole('group', { name: 'Windows' })).toContainElement(
    screen.getByRole('option', { name: 'Venetian' }),
  )
})
