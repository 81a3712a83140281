import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Checkbox } from './Checkbox'

it('can be set by clicking its label', async () => {
  render(<Checkbox label="Almond" name="finish" value="almond" />)
  await userEvent.click(screen.getByText('Almond'))
  expect(screen.getByRole('checkbox', { name: 'Almond' })).toBeChecked()
})
