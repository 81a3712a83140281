import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { EnquiryForm } from '../components/EnquiryForm/EnquiryForm'
import { readEnclosure } from '@virida/shared/site/addresses/contact'
import { FakeRequests } from '../testing/fake-requests'
import { leftValues } from '../drafts/use-left-values'
import { contactEnquiry } from '../pages/ContactPage/contact-enquiry'

const formAt = (query: string) => {
  const asked = readEnclosure(new URLSearchParams(query))
  return (
    <EnquiryForm
      definition={contactEnquiry}
      title="Send us a message"
      enclosed={asked && { ...asked, field: 'questions' }}
    />
  )
}
const show = (query: string) => render(formAt(query))
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) })
const questions = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Questions' })

beforeEach(() => {
  sessionStorage.clear()
  leftValues.clear()
})

it('adds a design to the questions, as text and with its code', async () => {
  show('?design=VCA1-28x54-XR-BK')
  await screen.findByText(/Your design is in the “Questions” field/)
  expect(questions().value).toContain('Series: Venetian Casement, S-4000')
  expect(questions().value).toContain('Design code: VCA1-28x54-XR-BK')
})

it('keeps what was typed, and adds the design once', async () => {
  const { rerender } = show('')
  await userEvent.type(questions(), 'Do you ship?')
  rerender(formAt('?design=VCA1-28x54'))
  await screen.findByText(/Your design is in the “Questions” field/)
  await act(() => Promise.resolve())
  expect(questions().value).toMatch(/^Do you ship\?/)
  expect(questions().value.match(/Design code/g)).toHaveLength(1)
})

it('is not in the form any more when the visitor comes back with another design', async () => {
  const first = show('?design=VCA1-28x54')
  await screen.findByText(/Your design is in the “Questions” field/)
  first.unmount()
  show('?design=VCA1-30x60')
  await screen.findByText(/Your design is in the “Questions” field/)
  expect(questions().value).toContain('Design code: VCA1-30x60')
  expect(questions().value).not.toContain('VCA1-28x54')
})

it('is sent, also when the visitor sends the form before it is in the field', async () => {
  const network = new FakeRequests().install()
  show('?design=VCA1-28x54')
  for (const name of ['First Name', 'Last Name']) fireEvent.change(field(name), { target: { value: 'Ann' } })
  fireEvent.change(field('Email'), { target: { value: 'ann@example.com' } })
  fireEvent.submit(questions().form as HTMLFormElement)
  await screen.findByText('Message sent successfully')
  expect(JSON.stringify(await network.payload())).toContain('Design code: VCA1-28x54')
})

it('is not left out of what is sent: the visitor reads that it cannot be read, and may send the rest', async () => {
  const network = new FakeRequests().install()
  show('?design=nonsense')
  for (const name of ['First Name', 'Last Name']) fireEvent.change(field(name), { target: { value: 'Ann' } })
  fireEvent.change(field('Email'), { target: { value: 'ann@example.com' } })
  const form = questions().form as HTMLFormElement
  fireEvent.submit(form)
  await screen.findByText(/We can’t read the design in this link/)
  expect(network.sent).toEqual([])
  fireEvent.submit(form)
  await screen.findByText('Message sent successfully')
})

it('says that a code cannot be read', async () => {
  show('?design=ZZZ9-1x1')
  expect(await screen.findByText(/We can’t read the design in this link/)).toBeInTheDocument()
  expect(questions()).toHaveValue('')
})

it('says nothing where nothing is enclosed', () => {
  show('')
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

it('is accessible with an enclosure', async () => {
  const { container } = show('?design=VCA1-28x54')
  await screen.findByText(/Your design is in the “Questions” field/)
  expect((await axe(container)).violations).toEqual([])
})
