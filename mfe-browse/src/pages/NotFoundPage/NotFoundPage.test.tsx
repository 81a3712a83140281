import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { MemoryRouter } from 'react-router-dom'
import { NotFoundPage } from './NotFoundPage'
import { page } from './page'

const show = () =>
  render(
    <MemoryRouter>
      <NotFoundPage />
    </MemoryRouter>,
  )

it('answers with status 404', () => {
  expect(page.status).toBe(404)
})

it('says what happened and links home', () => {
  show()
  expect(screen.getByRole('heading', { level: 1, name: '404 Not Found' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
})

it.each(['/catalog', '/find-a-dealer', '/support', 'tel:+19515550100'])('offers %s', (href) => {
  const { container } = show()
  expect(container.querySelector(`a[href="${href}"]`)).toBeInTheDocument()
})

it('has no accessibility violation', async () => {
  const { container } = show()
  expect((await axe(container)).violations).toEqual([])
}, 20_000)
