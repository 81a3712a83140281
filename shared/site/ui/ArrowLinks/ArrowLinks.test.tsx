import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { ArrowLinks } from './ArrowLinks'

it('lists links in their order', () => {
  const links = [
    { label: 'Find by size', href: '/find-by-size' },
    { label: 'Compare', href: '/compare' },
  ]
  render(
    <MemoryRouter>
      <ArrowLinks links={links} className="ways" />
    </MemoryRouter>,
  )
  expect(screen.getByRole('list')).toHaveClass('ways')
  const shown = within(screen.getByRole('list')).getAllByRole('link')
  expect(shown.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Find by size', '/find-by-size'],
    ['Compare', '/compare'],
  ])
})
