import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { MemoryRouter } from 'react-router-dom'
import { CardLink } from './CardLink'

const show = () =>
  render(
    <MemoryRouter>
      <h3>
        <CardLink href="/series/venetian-casement" className="own">
          Venetian Casement
        </CardLink>
      </h3>
    </MemoryRouter>,
  )

it('is a link named by the title of the card', () => {
  show()
  expect(screen.getByRole('link', { name: 'Venetian Casement' })).toHaveAttribute(
    'href',
    '/series/venetian-casement',
  )
})

it('adds the class that it is given to its own', () => {
  show()
  expect(screen.getByRole('link')).toHaveClass('CardLink', 'own')
})

it('has no accessibility violation', async () => {
  const { container } = show()
  expect((await axe(container)).violations).toEqual([])
})
