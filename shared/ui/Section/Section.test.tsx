import { render, screen } from '@testing-library/react'
import { Section } from './Section'

it('is a region named by its headline', () => {
  render(<Section title="Windows in three series">Platinum</Section>)
  expect(screen.getByRole('region', { name: 'Windows in three series' })).toHaveTextContent('Platinum')
})

it('is no region without a headline', () => {
  render(<Section>Platinum</Section>)
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})

it('keeps the outline of the page inside another section', () => {
  render(<Section title="Sizes" headingLevel={3} />)
  expect(screen.getByRole('heading', { level: 3, name: 'Sizes' })).toBeInTheDocument()
})
