import { render, screen } from '@testing-library/react'
import { Section } from './Section'

it('is a region named by its heading', () => {
  render(<Section title="Windows in three lines">Platinum</Section>)
  expect(screen.getByRole('region', { name: 'Windows in three lines' })).toHaveTextContent('Platinum')
})

it('is not a region without a heading', () => {
  render(<Section>Platinum</Section>)
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})

it('can have a third-level heading inside another section', () => {
  render(<Section title="Sizes" headingLevel={3} />)
  expect(screen.getByRole('heading', { level: 3, name: 'Sizes' })).toBeInTheDocument()
})
