import { render, screen } from '@testing-library/react'
import { UnbrokenWords } from './UnbrokenWords'

it('keeps a word with a hyphen on one line and the text as it is', () => {
  render(<UnbrokenWords text="Design your Bi-Fold Glass Door" data-testid="root" />)
  expect(screen.getByTestId('root')).toHaveTextContent(/^Design your Bi-Fold Glass Door$/)
  expect(screen.getByText('Bi-Fold')).toHaveClass('Word')
})

it('leaves other words alone', () => {
  render(<UnbrokenWords text="Venetian Casement" data-testid="root" />)
  expect(screen.getByTestId('root').innerHTML).toBe('Venetian Casement')
})
