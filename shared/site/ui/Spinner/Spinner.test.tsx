import { render, screen } from '@testing-library/react'
import { Spinner } from './Spinner'

it('announces what is loading', () => {
  render(<Spinner label="Finding dealers near you" />)
  expect(screen.getByRole('status')).toHaveTextContent('Finding dealers near you')
})

it('is hidden from screen readers without a label', () => {
  render(<Spinner data-testid="spinner" />)
  expect(screen.getByTestId('spinner')).toHaveAttribute('aria-hidden', 'true')
})
