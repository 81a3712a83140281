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

test('the title is the page’s one heading of the first level', () => {
  show()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Warranty')
})

test('its picture is fetched before others, as the largest of the page', () => {
  show({ picture })
  expect(screen.getByRole('img', { name: 'A kitchen' })).toHaveAttribute('fetchpriority', 'high')
})

test.each([
  ['without a picture', {}],
  ['with a picture', { picture }],
])('is sound for assistive technology %s', async (_, props) => {
  const { container } = show(props)
  expect((await axe(container)).violations).toEqual([])
})
