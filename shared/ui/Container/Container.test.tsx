import { render, screen } from '@testing-library/react'
import { Container } from './Container'

it('keeps the page width and its own class beside the one it is given', () => {
  render(
    <Container className="Wide" data-testid="root">
      Glass
    </Container>,
  )
  expect(screen.getByTestId('root')).toHaveClass('Container', 'Wide')
  expect(screen.getByTestId('root')).toHaveAttribute('data-width', 'page')
})
