import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { NavLink } from './NavLink'

const linkAt = (path: string) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <NavLink to="/gallery">Gallery</NavLink>
    </MemoryRouter>,
  )
  return screen.getByRole('link')
}

it.each(['/gallery', '/gallery/', '/Gallery', '/gallery/venetian_cantera'])('is current at %s', (path) => {
  expect(linkAt(path)).toHaveAttribute('aria-current', 'page')
})

it.each(['/', '/gallery-2', '/catalog'])('is not current at %s', (path) => {
  expect(linkAt(path)).not.toHaveAttribute('aria-current')
})
