import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Link, MemoryRouter } from 'react-router-dom'
import { FakeRequests } from '../../testing/fake-requests'
import { BecomeDealerPage } from './BecomeDealerPage'

beforeEach(() => {
  new FakeRequests().install()
  window.scrollTo = () => undefined
})

const open = () =>
  render(
    <MemoryRouter>
      <BecomeDealerPage />
    </MemoryRouter>,
  )

it('shows the heading, the phone number and the hours', () => {
  open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Becoming a Dealer')
  expect(screen.getByRole('link', { name: '(951) 555-0100' })).toHaveAttribute('href', 'tel:+19515550100')
  expect(screen.getByText('Monday to Friday, 9AM-5PM')).toBeVisible()
  expect(screen.getByText('(California time, GMT-8)')).toBeVisible()
})

it('shows the thank-you screen after sending', async () => {
  open()
  for (const box of screen.getAllByRole('textbox')) await userEvent.type(box, 'x')
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
  expect(
    await screen.findByRole('heading', {
      name: 'Thank you for providing the information, we will contact you shortly!',
    }),
  ).toHaveFocus()
  expect(screen.getByText('Thank you for your patience!')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
})

it('opens a fresh form from a link to the same page after the thanks', async () => {
  render(
    <MemoryRouter initialEntries={['/become-a-dealer']}>
      <BecomeDealerPage />
      <Link to="/become-a-dealer">Interested in becoming a dealer?</Link>
    </MemoryRouter>,
  )
  for (const box of screen.getAllByRole('textbox')) await userEvent.type(box, 'x')
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByText('Thank you for your patience!')
  await userEvent.click(screen.getByRole('link', { name: 'Interested in becoming a dealer?' }))
  expect(screen.getByRole('textbox', { name: /Business Name/ })).toHaveValue('')
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

it('has no accessibility problems', async () => {
  const { container } = open()
  expect((await axe(container)).violations).toEqual([])
})
