import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { axe } from 'jest-axe'
import { PageHead } from './PageHead'

const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Warranty', href: '/warranty' },
]
const picture = {
  src: '/r/mfe-support/media/kitchen.1',
  widths: [480, 800],
  width: 800,
  height: 500,
  alt: 'A kitchen',
  placeholder: 'abc'.repeat(12),
}
const show = (props = {}) =>
  render(
    <MemoryRouter>
      <main>
        <PageHead crumbs={crumbs} title="Warranty" intro="What is covered." {...props} />
      </main>
    </MemoryRouter>,
  )

it('shows the title as the only first-level heading', () => {
  show()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Warranty')
})

it('loads its picture with high priority', () => {
  show({ picture })
  expect(screen.getByRole('img', { name: 'A kitchen' })).toHaveAttribute('fetchpriority', 'high')
})

it.each([
  ['without a picture', {}],
  ['with a picture', { picture }],
])('is accessible %s', async (_, props) => {
  const { container } = show(props)
  expect((await axe(container)).violations).toEqual([])
})
