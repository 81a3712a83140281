import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { ButtonLink } from './ButtonLink'

it('is a link that looks like a button', () => {
  render(
    <MemoryRouter>
      <ButtonLink href="/find-a-dealer" variant="light" arrow>
        Find a Dealer
      </ButtonLink>
    </MemoryRouter>,
  )
  const link = screen.getByRole('link', { name: 'Find a Dealer' })
  expect(link).toHaveAttribute('href', '/find-a-dealer')
  expect(link).toHaveClass('Button')
  expect(link).toHaveAttribute('data-variant', 'light')
})
