import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SentCopy } from './SentCopy'

const sent = {
  subject: 'Contact Us - Ann Lee',
  entries: [
    { label: 'Name', value: 'Ann' },
    { label: 'Questions', value: 'one\ntwo' },
  ],
  files: [{ name: 'door.jpg', size: 2048 }],
}

it('shows everything that was sent', () => {
  render(<SentCopy sent={sent} />)
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    ...['Contact Us - Ann Lee', 'Ann', 'one\ntwo', 'door.jpg (2.00 KB)'],
  ])
})

it('copies it as text', async () => {
  const user = userEvent.setup()
  render(<SentCopy sent={sent} />)
  await user.click(screen.getByRole('button', { name: 'Copy the text' }))
  expect(await navigator.clipboard.readText()).toBe(
    'Subject: Contact Us - Ann Lee\nName: Ann\nQuestions: one\ntwo\nFiles: door.jpg (2.00 KB)',
  )
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
})

it('says so when the browser does not allow copying', async () => {
  const user = userEvent.setup()
  render(<SentCopy sent={sent} />)
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: 'Copy the text' }))
  expect(screen.getByRole('status')).toHaveTextContent('Select the text instead')
})

it('prints the page', async () => {
  window.print = jest.fn()
  render(<SentCopy sent={sent} />)
  await userEvent.click(screen.getByRole('button', { name: 'Print this page' }))
  expect(window.print).toHaveBeenCalled()
})
