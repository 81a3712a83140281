import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TextArea } from './TextArea'

it('accepts several lines', async () => {
  render(<TextArea label="Questions" />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Questions' }), 'Two{Enter}lines')
  expect(screen.getByRole('textbox')).toHaveValue('Two\nlines')
})
