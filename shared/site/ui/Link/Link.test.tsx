import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { Link } from './Link'

const show = (link: React.ReactNode) =>
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={link} />
        <Route path="/contact-us" element={<h1>Contact Us</h1>} />
      </Routes>
    </MemoryRouter>,
  )

it('opens a page of the site without a reload', async () => {
  show(<Link href="/contact-us">Contact us</Link>)
  await userEvent.click(screen.getByRole('link', { name: 'Contact us' }))
  expect(screen.getByRole('heading', { name: 'Contact Us' })).toBeInTheDocument()
})

it.each(['tel:+19515550100', 'https://www.nfrc.org/', '/warranties/retrofit.pdf'])(
  'lets the browser handle %s',
  (href) => {
    show(<Link href={href}>There</Link>)
    expect(screen.getByRole('link')).toHaveAttribute('href', href)
  },
)

it('does not give a new tab access to this page', () => {
  show(
    <Link href="https://www.nfrc.org/" target="_blank">
      NFRC
    </Link>,
  )
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener')
})
