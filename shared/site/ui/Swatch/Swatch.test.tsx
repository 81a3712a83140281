import { render, screen } from '@testing-library/react'
import { Swatch } from './Swatch'

it('shows the exact color beside the name of the finish', () => {
  const { container } = render(<Swatch name="Almond" color="#C5B2A1" />)
  expect(screen.getByText('Almond')).toBeInTheDocument()
  expect(container.querySelector('rect')).toHaveAttribute('fill', '#C5B2A1')
})
