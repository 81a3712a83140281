import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { MemoryRouter, Route, Routes, useLocation, useNavigate, type Location } from 'react-router-dom'
import { draftStore } from '../../drafts/draft-store'
import { FakeRequests } from '../../testing/fake-requests'
import { ServiceRequestPage } from './ServiceRequestPage'

let network: FakeRequests
beforeEach(() => {
  network = new FakeRequests().install()
  localStorage.clear()
  window.scrollTo = () => undefined
})

let address: Location
let goBack: () => void

function Address() {
  address = useLocation()
  const navigate = useNavigate()
  goBack = () => void navigate(-1)
  return null
}

/** The page in a history that came from /support. */
const open = (at = '/service-request?type=retrofit') =>
  render(
    <MemoryRouter initialEntries={['/support', at]}>
      <Address />
      <Routes>
        <Route path="/support" element={<h1>Support</h1>} />
        <Route path="/service-request" element={<ServiceRequestPage />} />
      </Routes>
    </MemoryRouter>,
  )

const field = (name: RegExp | string) => screen.getByRole('textbox', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const numbers = { 'Order #': '104882', 'Line #': '3', 'Production Lot #': 'L 2611' }

function fillIn() {
  for (const [name, value] of Object.entries(numbers)) fireEvent.change(field(name), { target: { value } })
}

async function review() {
  fillIn()
  await press('Review request')
  await screen.findByText('Check your request')
}

it('asks first whether the order is New Construction or Retrofit', () => {
  open('/service-request')
  expect(
    screen.getByRole('heading', { name: 'Is your order classified under New Construction or Retrofit?' }),
  ).toBeVisible()
})

it('opens the form that was chosen and puts it into the address', async () => {
  open('/service-request')
  await userEvent.click(screen.getByRole('link', { name: /^New Construction/ }))
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'New Construction Service Request',
  )
  expect(address.search).toBe('?type=new-construction')
})

it('goes back from a chosen form to Support, not to the question', async () => {
  open('/service-request')
  await userEvent.click(screen.getByRole('link', { name: /^Retrofit/ }))
  await screen.findByLabelText(/Order #/)
  act(() => goBack())
  expect(address.pathname).toBe('/support')
})

it.each(['/service-request', '/service-request?type=retrofit'])('has at %s a Back link to Support', (at) => {
  open(at)
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/support')
})

it('asks the question when the address names no form', () => {
  open('/service-request?type=constructor')
  expect(screen.getByRole('link', { name: /^Retrofit/ })).toBeVisible()
})

it('lists what is missing with links to the fields', async () => {
  open()
  await press('Review request')
  await userEvent.click(await screen.findByRole('link', { name: 'Line #' }))
  expect(field('Line #')).toHaveFocus()
})

it('shows what will be sent before it is sent', async () => {
  open()
  await review()
  expect(screen.getByText('Retrofit Service Request - Order 104882 (Line 3)')).toBeVisible()
  expect(network.sent).toHaveLength(0)
})

it('goes back from the review to the filled-in form', async () => {
  open()
  await review()
  await press('Change something')
  expect(await screen.findByRole('textbox', { name: 'Order #' })).toHaveValue('104882')
})

it('goes back from the review to the form where the address was a review from the start', async () => {
  open('/service-request?type=retrofit&step=review')
  await review()
  await press('Change something')
  expect(await screen.findByRole('textbox', { name: 'Order #' })).toHaveValue('104882')
  expect(address.search).toBe('?type=retrofit')
})

it('keeps what was typed beside what was kept', async () => {
  draftStore.write('retrofit', {
    values: { orderNumber: '1', lineNumber: '' },
    savedAt: Date.now(),
    key: 'k',
  })
  open()
  await userEvent.type(field('Line #'), '7')
  await userEvent.click(await screen.findByRole('button', { name: 'Continue it' }))
  expect([field('Order #'), field('Line #')].map((input) => (input as HTMLInputElement).value)).toEqual([
    '1',
    '7',
  ])
})

it('thanks the visitor after sending, and leads home', async () => {
  open()
  await review()
  await press('Send request')
  expect(await screen.findByText('Thank you for your patience!')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Thank you for providing the information, we will contact you shortly!',
  )
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
})

it('keeps the review and says what happened when sending fails', async () => {
  network.answers = [{ status: 503 }]
  open()
  await review()
  await press('Send request')
  expect(await screen.findByRole('alert')).toHaveTextContent('Error sending email')
  expect(screen.getByText('104882')).toBeVisible()
})

it('sends chosen photos and videos along', async () => {
  const { container } = open()
  const video = new File(['clip'], 'door.mp4', { type: 'video/mp4' })
  await userEvent.upload(container.querySelector<HTMLInputElement>('input[type=file]')!, video)
  await review()
  await press('Send request')
  await waitFor(() => expect(network.sent).toHaveLength(1))
  expect((await network.payload()).files).toEqual([{ filename: 'door.mp4', content: 'Y2xpcA==' }])
})

it('does not go on to the review with a file that the service would refuse', async () => {
  const { container } = open()
  await userEvent.upload(
    container.querySelector<HTMLInputElement>('input[type=file]')!,
    new File([''], 'empty.mp4', { type: 'video/mp4' }),
  )
  fillIn()
  await press('Review request')
  expect(screen.getByText('empty.mp4 is empty. Remove it.')).toBeVisible()
  expect(screen.queryByText('Check your request')).not.toBeInTheDocument()
})

it('keeps what was entered when the page is left', () => {
  const { unmount } = open()
  fillIn()
  unmount()
  expect(draftStore.read('retrofit')?.values).toMatchObject({ orderNumber: '104882' })
})

it('offers what was kept, and takes it over', async () => {
  const { unmount } = open()
  fillIn()
  unmount()
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Continue it' }))
  expect(field('Order #')).toHaveValue('104882')
})

it('says that photos were not kept', async () => {
  draftStore.write('retrofit', { values: { orderNumber: '1' }, savedAt: Date.now(), key: 'k' })
  open()
  expect(await screen.findByText(/Photos and videos were not kept/)).toBeVisible()
})

it('forgets what was kept when the visitor discards it', async () => {
  draftStore.write('retrofit', { values: { orderNumber: '1' }, savedAt: Date.now(), key: 'k' })
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Discard it' }))
  expect(draftStore.read('retrofit')).toBeUndefined()
})

it('deletes the saved draft after sending', async () => {
  open()
  await review()
  await press('Send request')
  await screen.findByText('Thank you for your patience!')
  expect(localStorage).toHaveLength(0)
})

it('sends a restored draft with the key of the first attempt', async () => {
  draftStore.write('retrofit', {
    values: { orderNumber: '1', lineNumber: '2', productionLotNumber: '3' },
    savedAt: Date.now(),
    key: 'kept-key',
  })
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Continue it' }))
  await press('Review request')
  await screen.findByText('Check your request')
  await press('Send request')
  await waitFor(() => expect(network.header('Idempotency-Key')).toBe('kept-key'))
})

it('shows where to find each number', async () => {
  open()
  for (const summary of screen.getAllByText('Where do I find it?')) await userEvent.click(summary)
  expect(screen.getAllByRole('img', { name: /^Drawing of/ })).toHaveLength(3)
})

it.each(['/service-request', '/service-request?type=retrofit', '/service-request?type=new-construction'])(
  'has no accessibility problems at %s',
  async (at) => {
    const { container } = open(at)
    expect((await axe(container)).violations).toEqual([])
  },
)

it('has no accessibility problems in the review and after sending', async () => {
  const { container } = open()
  await review()
  expect((await axe(container)).violations).toEqual([])
  await press('Send request')
  await screen.findByText('Thank you for your patience!')
  expect((await axe(container)).violations).toEqual([])
})
