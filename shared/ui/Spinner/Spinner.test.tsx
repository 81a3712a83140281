import { render, screen } from '@testing-library/react'
import { Spinner } from './Spinner'

it('says what is being waited for', () => {
  render(<Spinner label="Finding dealers near you" />)
  expect(screen.getByRole('status')).toHaveTextContent('Finding dealers near you')
})

it('is silent beside words that say it', () => {
  render(<Spinner data-testid="spinner" />)
  expect(screen.getByTestId('spinner')).toHaveAttribute('aria-hidden', 'true')
})
