import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { MemoryRouter } from 'react-router-dom'
import { Breadcrumbs } from './Breadcrumbs'

const show = () =>
  render(
    <MemoryRouter>
      <Breadcrumbs
        items={[
          { label: 'Home', href: '/' },
          { label: 'Gallery', href: '/gallery' },
          { label: 'Platinum', href: '/gallery/platinum' },
        ]}
      />
    </MemoryRouter>,
  )

it('links every page from the home page down', () => {
  show()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/gallery',
    '/gallery/platinum',
  ])
})

it('marks only the current page', () => {
  show()
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Platinum')
})

it('is accessible', async () => {
  const { container } = show()
  expect((await axe(container)).violations).toEqual([])
})
