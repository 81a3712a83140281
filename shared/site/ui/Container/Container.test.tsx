import { render, screen } from '@testing-library/react'
import { Container } from './Container'

it('adds the given class to its own', () => {
  render(
    <Container className="Wide" data-testid="root">
      Glass
    </Container>,
  )
  expect(screen.getByTestId('root')).toHaveClass('Container', 'Wide')
  expect(screen.getByTestId('root')).toHaveAttribute('data-width', 'page')
})
