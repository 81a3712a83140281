import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { TextField } from './TextField'

it('gets the focus when its label is clicked', async () => {
  render(<TextField label="City" />)
  await userEvent.click(screen.getByText('City'))
  expect(screen.getByRole('textbox')).toHaveFocus()
})

it('gives a form access to its input', () => {
  const input = createRef<HTMLInputElement>()
  render(<TextField label="E-mail" name="email" autoComplete="email" ref={input} />)
  input.current?.focus()
  expect(screen.getByRole('textbox')).toHaveFocus()
  expect(input.current).toHaveAttribute('autocomplete', 'email')
})
