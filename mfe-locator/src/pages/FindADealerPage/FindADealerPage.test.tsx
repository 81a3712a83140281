import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { FindADealerPage } from './FindADealerPage'

/** What jsdom lacks: screens, sizes, dialogs. The map is never near. */
beforeAll(() => {
  window.matchMedia = (media) =>
    ({
      media,
      matches: true,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})

const Address = () => <output aria-label="Address">{useLocation().search}</output>

function show(address = '/find-a-dealer') {
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <FindADealerPage />
      <Address />
    </MemoryRouter>,
  )
  return { ...view, user: userEvent.setup() }
}

const cards = () => screen.getAllByRole('article')
const box = () => screen.getByRole('searchbox')

test('shows ten dealers of all, from A to Z', () => {
  show()
  expect(screen.getByText('106 dealers, A to Z')).toBeInTheDocument()
  expect(cards()).toHaveLength(10)
})

test('searches when Enter is pressed, and keeps the focus in the box', async () => {
  const { user } = show()
  await user.type(box(), '92880{Enter}')
  expect(await screen.findByText(/dealers within 25 miles of 92880, nearest first/)).toBeInTheDocument()
  expect(screen.getByLabelText('Address')).toHaveTextContent('?q=92880')
  expect(box()).toHaveFocus()
})

test('goes on at the top of the list when its page is turned', async () => {
  const { user } = show()
  await user.click(screen.getByRole('link', { name: 'Next' }))
  expect(screen.getByText('11 to 20 of 106')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Dealers' })).toHaveFocus()
})

test('searches when the button is pressed', async () => {
  const { user } = show()
  await user.type(box(), 'zzz')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(await screen.findByText('No dealer found for “zzz”')).toBeInTheDocument()
})

test('leads from an empty result back to all dealers', async () => {
  const { user } = show('/find-a-dealer?q=zzz')
  await user.click(await screen.findByRole('link', { name: 'Show all dealers' }))
  expect(screen.getByText('106 dealers, A to Z')).toBeInTheDocument()
})

test('shows a search that was shared', async () => {
  show('/find-a-dealer?q=92880&radius=50&type=glass')
  expect(await screen.findByText(/glass shops within 50 miles of 92880/)).toBeInTheDocument()
  expect(screen.getByLabelText('Distance')).toHaveDisplayValue('50 miles')
  expect(screen.getByLabelText('Dealer type')).toHaveDisplayValue('Glass shops')
})

test('gives every way to reach a dealer', () => {
  show('/find-a-dealer?q=sycamore materials')
  const [card] = cards()
  if (!card) throw new Error('The dealer is not there')
  const hrefs = within(card)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.split(':')[0])
  expect(hrefs).toEqual(['tel', 'https', 'mailto', 'mailto'])
})

test('marks the dealer whose name was pressed', async () => {
  const { user } = show()
  const name = within(cards()[0] ?? document.body).getAllByRole('button')[0]
  if (!name) throw new Error('The card has no name')
  await user.click(name)
  expect(name).toHaveAttribute('aria-pressed', 'true')
})

test('tells a browser without geolocation so, quietly', () => {
  show()
  expect(screen.getByText(/^This browser cannot tell your location/)).toBeInTheDocument()
})

test('has no accessibility fault', async () => {
  const { container } = show()
  expect((await axe(container)).violations).toEqual([])
})
