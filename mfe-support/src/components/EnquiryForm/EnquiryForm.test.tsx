import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { act } from 'react'
import { contactEnquiry } from '../../pages/ContactPage/contact-enquiry'
import { dealerEnquiry } from '../../pages/BecomeDealerPage/dealer-enquiry'
import { unconfirmedStore } from '../../drafts/draft-store'
import { leftValues } from '../../drafts/use-left-values'
import { FakeRequests } from '../../testing/fake-requests'
import { EnquiryForm } from './EnquiryForm'

let network: FakeRequests
beforeEach(() => {
  sessionStorage.clear()
  leftValues.clear()
  network = new FakeRequests().install()
})

const contact = <EnquiryForm definition={contactEnquiry} title="Send us a message" />
const field = (name: RegExp) => screen.getByRole('textbox', { name })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }))

async function fillIn() {
  await userEvent.type(field(/First Name/), 'Ann')
  await userEvent.type(field(/Last Name/), 'Lee')
  await userEvent.type(field(/Email/), 'ann@example.com')
}

async function sendOnce() {
  render(contact)
  await fillIn()
  await send()
}

it('sends the subject and the entered fields with their labels', async () => {
  await sendOnce()
  await screen.findByText('Message sent successfully')
  expect(await network.payload()).toEqual({
    subject: 'Contact Us - Ann Lee',
    body: [
      '<h2>Contact Us</h2>',
      '<p><strong>First Name:</strong> Ann</p>',
      '<p><strong>Last Name:</strong> Lee</p>',
      '<p><strong>Email:</strong> ann@example.com</p>',
    ].join('\n'),
  })
})

it('has what was entered when the visitor comes back from another page, and nothing of another form', async () => {
  const { unmount } = render(contact)
  await fillIn()
  unmount()
  const other = render(<EnquiryForm definition={dealerEnquiry} title="Become a dealer" />)
  expect(field(/First Name/)).toHaveValue('')
  other.unmount()
  render(contact)
  expect(field(/First Name/)).toHaveValue('Ann')
  expect(field(/Email/)).toHaveValue('ann@example.com')
})

it('has what was changed after a failed attempt when the visitor comes back', async () => {
  network.answers = [{ status: 503, body: { ok: false, error: 'storage' } }]
  const { unmount } = render(contact)
  await fillIn()
  await send()
  await screen.findByRole('alert')
  await userEvent.type(field(/First Name/), 'a')
  unmount()
  render(contact)
  expect(field(/First Name/)).toHaveValue('Anna')
})

it('is empty when the visitor comes back after sending', async () => {
  const { unmount } = render(contact)
  await fillIn()
  await send()
  await screen.findByText('Message sent successfully')
  unmount()
  render(contact)
  expect(field(/First Name/)).toHaveValue('')
})

it('says that the page is at fault when its own code fails, keeps the form and reports the error', async () => {
  const reported = jest.fn()
  Object.assign(window, { reportError: reported })
  const missing = new TypeError('crypto.getRandomValues is not a function')
  const random = jest.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
    throw missing
  })
  render(contact)
  await fillIn()
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent('Something is wrong with this page.')
  expect(field(/First Name/)).toHaveValue('Ann')
  expect(reported).toHaveBeenCalledWith(missing)
  random.mockRestore()
  await send()
  expect(await screen.findByText('Message sent successfully')).toBeVisible()
})

it('shows the success when the page fails to thank the visitor', async () => {
  const reported = jest.fn()
  Object.assign(window, { reportError: reported })
  const broken = new Error('cannot show the thanks')
  const fails = () => {
    throw broken
  }
  render(<EnquiryForm definition={contactEnquiry} title="Send us a message" onSent={fails} />)
  await fillIn()
  await send()
  expect(await screen.findByText('Message sent successfully')).toBeVisible()
  expect(reported).toHaveBeenCalledWith(broken)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(field(/First Name/)).toHaveValue('')
})

it('empties the form after it was sent', async () => {
  await sendOnce()
  await screen.findByText('Message sent successfully')
  expect(field(/First Name/)).toHaveValue('')
})

it('says beside each required field that it is required', async () => {
  render(contact)
  await send()
  expect(await screen.findAllByText('This field is required')).toHaveLength(3)
  expect(field(/First Name/)).toHaveAccessibleDescription('This field is required')
})

it('moves the focus to the first wrong field', async () => {
  render(contact)
  await userEvent.type(field(/First Name/), 'Ann')
  await send()
  await waitFor(() => expect(field(/Last Name/)).toHaveFocus())
})

it('sends nothing while a required field is empty', async () => {
  render(contact)
  await send()
  await screen.findAllByText('This field is required')
  expect(network.sent).toHaveLength(0)
})

it('marks the questions of a dealer as wrong without a message, and focuses the field', async () => {
  render(<EnquiryForm definition={dealerEnquiry} title="Tell us" onSent={jest.fn()} />)
  for (const name of [/Business Name/, /First Name/, /Last Name/, /Email/, /Phone/, /City/])
    await userEvent.type(field(name), 'x')
  await send()
  await waitFor(() => expect(field(/Questions/)).toHaveFocus())
  expect(field(/Questions/)).toBeInvalid()
  expect(screen.queryByText('This field is required')).not.toBeInTheDocument()
})

it('keeps the form when sending fails', async () => {
  network.answers = [{ status: 500 }]
  await sendOnce()
  expect(await screen.findByRole('alert')).toHaveTextContent('Error sending email')
  expect(field(/First Name/)).toHaveValue('Ann')
})

it('shows the same error when the network fails', async () => {
  network.answers = ['network']
  await sendOnce()
  expect(await screen.findByRole('alert')).toHaveTextContent('Error sending email')
})

it('clears the error when the visitor sends again', async () => {
  network.answers = [{ status: 500 }, 'silence']
  await sendOnce()
  await screen.findByRole('alert')
  await send()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('keeps its key while the visitor retries', async () => {
  network.answers = [{ status: 500 }]
  await sendOnce()
  await screen.findByRole('alert')
  await send()
  await screen.findByText('Message sent successfully')
  expect(network.header('Idempotency-Key', 1)).toBe(network.header('Idempotency-Key', 0))
})

it('restores the message after a reload, and sends it with the same key', async () => {
  network.answers = ['silence']
  const before = render(contact)
  await fillIn()
  await send()
  before.unmount()
  render(contact)
  expect(screen.getByText('We could not confirm your last message')).toBeVisible()
  expect(field(/First Name/)).toHaveValue('Ann')
  await send()
  await screen.findByText('Message sent successfully')
  expect(network.header('Idempotency-Key', 1)).toBe(network.header('Idempotency-Key', 0))
  expect(sessionStorage).toHaveLength(0)
})

it('empties the form for another message with another key', async () => {
  network.answers = ['silence']
  const before = render(contact)
  await fillIn()
  await send()
  before.unmount()
  render(contact)
  await userEvent.click(screen.getByRole('button', { name: 'Clear the form' }))
  expect(field(/First Name/)).toHaveValue('')
  expect(screen.queryByText('We could not confirm your last message')).not.toBeInTheDocument()
  await fillIn()
  await send()
  await waitFor(() => expect(network.sent).toHaveLength(2))
  expect(network.header('Idempotency-Key', 1)).not.toBe(network.header('Idempotency-Key', 0))
})

it('keeps what was typed in the meantime', async () => {
  unconfirmedStore.write('contact', {
    ...{ values: { firstName: 'Ann', lastName: 'Lee' }, savedAt: Date.now(), key: 'k' },
  })
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(contact)
  root.querySelector<HTMLInputElement>('[name=firstName]')!.value = 'Typed early'
  const hydrated = await act(() => hydrateRoot(root, contact))
  expect([field(/First Name/), field(/Last Name/)].map((box) => (box as HTMLInputElement).value)).toEqual([
    ...['Typed early', 'Lee'],
  ])
  act(() => hydrated.unmount())
  root.remove()
})

it('uses a new key for the next message', async () => {
  await sendOnce()
  await screen.findByText('Message sent successfully')
  await fillIn()
  await send()
  await waitFor(() => expect(network.sent).toHaveLength(2))
  expect(network.header('Idempotency-Key', 1)).not.toBe(network.header('Idempotency-Key', 0))
})

it('sends once when the button is pressed twice', async () => {
  network.answers = ['silence', 'silence']
  render(contact)
  await fillIn()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send message' }))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(network.sent).toHaveLength(1))
  expect(screen.getByRole('button', { name: 'Send message' })).toHaveAttribute('aria-disabled', 'true')
})

it('does not send a text that the service would refuse for its length', async () => {
  render(contact)
  await fillIn()
  await userEvent.click(field(/Questions/))
  await userEvent.paste('x'.repeat(70_000))
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent('64.00 KB')
  expect(network.sent).toHaveLength(0)
})

it('says nothing about the format of an e-mail address or phone number', async () => {
  const { container } = render(contact)
  await userEvent.type(field(/Email/), 'ann@')
  await userEvent.type(field(/Phone/), '12')
  const before = container.innerHTML
  await userEvent.tab()
  expect(field(/Email/)).not.toHaveAccessibleDescription()
  expect(container.innerHTML).toBe(before)
})

it('reports that the honeypot field was filled in', async () => {
  const { container } = render(contact)
  container.querySelector<HTMLInputElement>('[name=referenceNote]')!.value = 'http://spam.example'
  await fillIn()
  await send()
  await waitFor(() => expect(network.header('X-Form-Trap')).toBe('1'))
})

it('keeps what was typed before the script was loaded', async () => {
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(contact)
  root.querySelector<HTMLInputElement>('[name=firstName]')!.value = 'Typed early'
  const hydrated = await act(() => hydrateRoot(root, contact))
  expect(field(/First Name/)).toHaveValue('Typed early')
  await send()
  expect(field(/First Name/)).toBeValid()
  act(() => hydrated.unmount())
  root.remove()
})

it('counts the time for filling in from the first paint, also when the code of the page was late', async () => {
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(contact)
  const clock = jest.spyOn(performance, 'now').mockReturnValue(9000)
  const painted = jest
    .spyOn(performance, 'getEntriesByName')
    .mockReturnValue([{ startTime: 800 } as PerformanceEntry])
  const hydrated = await act(() => hydrateRoot(root, contact))
  await fillIn()
  await send()
  await waitFor(() => expect(network.header('X-Form-Elapsed')).toBe('8200'))
  clock.mockRestore()
  painted.mockRestore()
  act(() => hydrated.unmount())
  root.remove()
})

it('has no accessibility problems while it is empty', async () => {
  const { container } = render(contact)
  expect((await axe(container)).violations).toEqual([])
})

it('has no accessibility problems while it shows errors', async () => {
  network.answers = [{ status: 500 }]
  const { container } = render(contact)
  await send()
  await screen.findAllByText('This field is required')
  expect((await axe(container)).violations).toEqual([])
})

it('has no accessibility problems while it is being sent', async () => {
  network.answers = ['silence']
  const { container } = render(contact)
  await fillIn()
  await send()
  expect((await axe(container)).violations).toEqual([])
})
