import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { MemoryRouter, Route, Routes, useLocation, useNavigate, type Location } from 'react-router-dom'
import { draftStore } from '../../drafts/draft-store'
import { FakeRequests } from '../../testing/fake-requests'
import { ServiceRequestPage } from './ServiceRequestPage'

// jsdom cannot read a part of a file.
jest.mock('../../files/prepare-file', () => ({
  prepareFile: (file: File) => Promise.resolve({ file, kind: 'video' }),
}))

let network: FakeRequests
beforeEach(() => {
  network = new FakeRequests().install()
  localStorage.clear()
  window.scrollTo = () => undefined
})

let address: Location
let goBack: () => void
let goTo: (address: string) => void

function Address() {
  address = useLocation()
  const navigate = useNavigate()
  goBack = () => void navigate(-1)
  goTo = (to) => void navigate(to)
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
  await press('Review first')
  await screen.findByRole('heading', { level: 1, name: 'Check your request' })
}

/** Presses the first of the two buttons that send a reviewed request. */
const sendReviewed = () => userEvent.click(screen.getAllByRole('button', { name: 'Send request' })[0]!)

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
  await screen.findByRole('textbox', { name: 'Order #' })
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

it.each(['Send request', 'Review first'])(
  'lists what is missing after "%s", with links to the fields',
  async (button) => {
    open()
    await press(button)
    await userEvent.click(await screen.findByRole('link', { name: 'Line #' }))
    expect(field('Line #')).toHaveFocus()
  },
)

it('sends from the form', async () => {
  open()
  fillIn()
  await press('Send request')
  await screen.findByText('Thank you for your patience!')
  expect((await network.payload()).subject).toBe('Retrofit Service Request - Order 104882 (Line 3)')
})

it('offers the review as a second, quieter button after the one that sends', () => {
  open()
  const send = screen.getByRole('button', { name: 'Send request' })
  const review = screen.getByRole('button', { name: 'Review first' })
  expect(send.compareDocumentPosition(review)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect([send.dataset.variant, review.dataset.variant]).toEqual(['primary', 'ghost'])
})

it('opens the review on its own heading, without the tips, with its buttons above and below', async () => {
  open()
  await review()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect(screen.queryByText('What to have ready')).not.toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: 'Send request' })).toHaveLength(2)
})

it('has breadcrumbs that end at the form and do not lead to the question', () => {
  open()
  const links = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    ...['/', '/support', '/service-request?type=retrofit'],
  ])
})

it.each(Object.keys(numbers))('lets a visitor say that the %s cannot be found', async (label) => {
  open()
  fillIn()
  const box = screen.getByRole('checkbox', { name: `${label}: I can’t find it` })
  await userEvent.click(box)
  expect(field(label)).toHaveValue('I can’t find it')
  await press('Send request')
  await screen.findByText('Thank you for your patience!')
  expect((await network.payload()).body).toContain(`<strong>${label}:</strong> I can’t find it</p>`)
})

it('empties the number again when the visitor has found it', async () => {
  open()
  const box = screen.getByRole('checkbox', { name: 'Order #: I can’t find it' })
  await userEvent.click(box)
  await userEvent.click(box)
  expect(field('Order #')).toHaveValue('')
  await userEvent.type(field('Order #'), '7')
  expect(box).not.toBeChecked()
})

it('brings back a typed number when the visitor turns the box off', async () => {
  open()
  await userEvent.type(field('Order #'), '104882')
  const box = screen.getByRole('checkbox', { name: 'Order #: I can’t find it' })
  await userEvent.click(box)
  expect(field('Order #')).toHaveValue('I can’t find it')
  await userEvent.click(box)
  expect(field('Order #')).toHaveValue('104882')
})

it('no longer lists a number as missing when the visitor cannot find it', async () => {
  open()
  await press('Send request')
  await screen.findByRole('link', { name: 'Line #' })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Line #: I can’t find it' }))
  expect(screen.queryByRole('link', { name: 'Line #' })).not.toBeInTheDocument()
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
  await userEvent.click(screen.getAllByRole('button', { name: 'Make changes' })[0]!)
  expect(await screen.findByRole('textbox', { name: 'Order #' })).toHaveValue('104882')
})

it('goes back from the review to the form where the address was a review from the start', async () => {
  open('/service-request?type=retrofit&step=review')
  await review()
  await userEvent.click(screen.getAllByRole('button', { name: 'Make changes' })[0]!)
  expect(await screen.findByRole('textbox', { name: 'Order #' })).toHaveValue('104882')
  expect(address.search).toBe('?type=retrofit')
})

it('keeps what was typed when the draft is restored', async () => {
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
  await sendReviewed()
  expect(await screen.findByText('Thank you for your patience!')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Thank you for providing the information, we will contact you shortly!',
  )
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
})

it('names a reference, and says when to expect an answer', async () => {
  const id = `0mhz1abcd-k3f92a1c7${'0'.repeat(24)}`
  network.answers = [{ status: 200, body: { ok: true, id } }]
  open()
  fillIn()
  await press('Send request')
  expect(await screen.findByText(/within two business days/)).toBeVisible()
  expect(screen.getAllByText('3F92-A1C7')[0]).toBeVisible()
})

it.each(['form', 'review'])(
  'shows the filled-in form and what happened when sending from the %s fails',
  async (place) => {
    network.answers = [{ status: 503 }]
    open()
    if (place === 'review') await review()
    else fillIn()
    await sendReviewed()
    expect(await screen.findByRole('alert')).toHaveTextContent('Error sending email')
    expect(field('Order #')).toHaveValue('104882')
    expect(screen.getByRole('button', { name: 'Send request' })).toHaveFocus()
    await press('Send request')
    expect(await screen.findByText('Thank you for your patience!')).toBeVisible()
    expect(network.header('Idempotency-Key', 1)).toBe(network.header('Idempotency-Key', 0))
  },
)

it.each(['form', 'review', 'form after its review'])(
  'shows the filled-in form and says that the page is at fault when its code fails while the %s is sent',
  async (place) => {
    const reported = jest.fn()
    const missing = new TypeError('XMLHttpRequest is not a constructor')
    Object.assign(window, {
      reportError: reported,
      XMLHttpRequest: function () {
        throw missing
      },
    })
    open()
    if (place === 'form') fillIn()
    else await review()
    if (place === 'form after its review') {
      await userEvent.click(screen.getAllByRole('button', { name: 'Make changes' })[0]!)
      await screen.findByRole('textbox', { name: 'Order #' })
    }
    await sendReviewed()
    expect(await screen.findByRole('alert')).toHaveTextContent('Something is wrong with this page.')
    expect(field('Order #')).toHaveValue('104882')
    expect(reported).toHaveBeenCalledWith(missing)
    network.install()
    await press('Send request')
    expect(await screen.findByText('Thank you for your patience!')).toBeVisible()
  },
)

it('opens a fresh form from a link to the same page after the thanks', async () => {
  open()
  fillIn()
  await press('Send request')
  await screen.findByText('Thank you for your patience!')
  act(() => goTo('/service-request?type=retrofit'))
  expect(field('Order #')).toHaveValue('')
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

it('sends chosen photos and videos along', async () => {
  const { container } = open()
  const video = new File(['clip'], 'door.mp4', { type: 'video/mp4' })
  await userEvent.upload(container.querySelector<HTMLInputElement>('input[type=file]')!, video)
  await review()
  await sendReviewed()
  await waitFor(() => expect(network.sent).toHaveLength(1))
  expect((await network.payload()).files).toEqual([{ filename: 'door.mp4', content: 'Y2xpcA==' }])
})

it.each(['Send request', 'Review first'])(
  'stops after "%s" at a file that the service would refuse',
  async (button) => {
    const { container } = open()
    await userEvent.upload(
      container.querySelector<HTMLInputElement>('input[type=file]')!,
      new File([''], 'empty.mp4', { type: 'video/mp4' }),
    )
    fillIn()
    await press(button)
    expect(await screen.findByText('empty.mp4 is empty. Remove it.')).toBeVisible()
    expect(container.querySelector('input[type=file]')).toHaveFocus()
    expect(screen.queryByText('Check your request')).not.toBeInTheDocument()
    expect(network.sent).toHaveLength(0)
  },
)

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
  await sendReviewed()
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
  await sendReviewed()
  await screen.findByText('Thank you for your patience!')
  expect((await axe(container)).violations).toEqual([])
})
