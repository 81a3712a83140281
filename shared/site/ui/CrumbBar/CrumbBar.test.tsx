import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { CrumbBar } from './CrumbBar'

it('shows the breadcrumbs and adds the given class to its own', () => {
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Catalog', href: '/catalog' },
  ]
  render(
    <MemoryRouter>
      <CrumbBar crumbs={crumbs} className="Wide" data-testid="root" />
    </MemoryRouter>,
  )
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Catalog'])
  expect(screen.getByTestId('root')).toHaveClass('CrumbBar', 'Wide')
})
