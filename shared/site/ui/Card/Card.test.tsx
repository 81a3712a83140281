import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { MemoryRouter } from 'react-router-dom'
import { Card } from './Card'

const picture = {
  src: '/pictures/platinum-1a2b3c',
  widths: [480, 800],
  width: 800,
  height: 920,
  alt: 'A white house with white windows',
  placeholder: '9ab8a97869ab234abcdef012345678fedcba',
}
const show = () =>
  render(
    <MemoryRouter>
      <Card title="Platinum" href="/product/platinum-windows" picture={picture} aside="$">
        <p>Clean lines in white and almond.</p>
      </Card>
    </MemoryRouter>,
  )

it('is a single link named by its title', () => {
  show()
  expect(screen.getByRole('link', { name: 'Platinum' })).toHaveAttribute('href', '/product/platinum-windows')
})

it('has a heading of the given level', () => {
  show()
  expect(screen.getByRole('heading', { level: 3, name: 'Platinum' })).toBeInTheDocument()
})

it('is accessible', async () => {
  const { container } = show()
  expect((await axe(container)).violations).toEqual([])
})
