import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { Checkbox } from '../Checkbox/Checkbox'
import { Select } from '../Select/Select'
import { TextArea } from '../TextArea/TextArea'
import { TextField } from '../TextField/TextField'

const series = [
  { value: 'platinum', label: 'Platinum' },
  { value: 'venetian', label: 'Venetian' },
]

it.each([
  ['a line of text', <TextField label="City" hint="Or ZIP code" error="This field is required" />],
  ['several lines', <TextArea label="City" hint="Or ZIP code" error="This field is required" />],
  ['a choice', <Select label="City" hint="Or ZIP code" error="This field is required" options={series} />],
  ['a yes or no', <Checkbox label="City" hint="Or ZIP code" error="This field is required" />],
])('describes %s by its hint and error', (_name, field) => {
  render(field)
  const control = screen.getByLabelText('City')
  expect(control).toHaveAccessibleDescription('Or ZIP code This field is required')
  expect(control).toBeInvalid()
})

it('mentions no error when there is none', () => {
  render(<TextField label="City" />)
  expect(screen.getByRole('textbox', { name: 'City' })).toBeValid()
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby')
})

it('marks a control as invalid without a message', () => {
  render(<TextArea label="Questions" error />)
  expect(screen.getByRole('textbox')).toBeInvalid()
  expect(screen.getByRole('textbox')).not.toHaveAccessibleDescription()
})

it('can show a star without making the field required', () => {
  render(<TextField label="Phone" star />)
  expect(screen.getByText('*')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Phone' })).not.toBeRequired()
})

it('shows a star when the field is required', () => {
  render(<TextField label="E-mail" required />)
  expect(screen.getByText('*')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeRequired()
})

it('is accessible with and without errors', async () => {
  const { container } = render(
    <form aria-label="Contact">
      <TextField label="City" hint="Or ZIP code" />
      <TextField label="E-mail" required error="This field is required" type="email" />
      <TextArea label="Questions" error />
      <Select label="Series" options={series} placeholder="Choose a series" />
      <Checkbox label="White" error="Choose a finish" />
    </form>,
  )
  expect((await axe(container)).violations).toEqual([])
})
