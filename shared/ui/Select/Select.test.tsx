import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Select } from './Select'

const options = [
  { value: 'platinum', label: 'Platinum' },
  { value: 'venetian', label: 'Venetian' },
]

it('starts with nothing chosen where it has a placeholder', () => {
  render(<Select label="Series" options={options} placeholder="Choose a series" />)
  expect(screen.getByRole('combobox', { name: 'Series' })).toHaveValue('')
})

it('tells what was chosen', async () => {
  const choose = jest.fn((event: React.ChangeEvent<HTMLSelectElement>) => event.target.value)
  render(<Select label="Series" options={options} onChange={choose} />)
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Venetian')
  expect(choose).toHaveLastReturnedWith('venetian')
})

it('puts options under the headings of their groups', () => {
  render(<Select label="Series" groups={[{ label: 'Windows', options }]} />)
  expect(screen.getByRole('group', { name: 'Windows' })).toContainElement(
    screen.getByRole('option', { name: 'Venetian' }),
  )
})
