import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { DealerLocatorPage } from './DealerLocatorPage'

Element.prototype.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined

/** jsdom lacks these. The map never comes near the screen, so it is not loaded. */
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
      <DealerLocatorPage />
      <Address />
    </MemoryRouter>,
  )
  return { ...view, user: userEvent.setup() }
}

const cards = () => screen.getAllByRole('article')
const box = () => screen.getByRole('searchbox')

it('shows the first ten dealers from A to Z', () => {
  show()
  expect(screen.getByText('106 dealers, A to Z')).toBeInTheDocument()
  expect(cards()).toHaveLength(10)
})

it('searches when Enter is pressed, and moves the focus to the count', async () => {
  const { user } = show()
  await user.type(box(), '92880{Enter}')
  expect(await screen.findByText(/dealers within 25 miles of 92880, nearest first/)).toBeInTheDocument()
  expect(screen.getByLabelText('Address')).toHaveTextContent('?q=92880')
  expect(screen.getByText(/within 25 miles of 92880/)).toHaveFocus()
})

it('moves the focus to the top of the list when the page is turned', async () => {
  const { user } = show()
  await user.click(screen.getByRole('link', { name: 'Next' }))
  expect(screen.getByText('11 to 20 of 106')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Dealers' })).toHaveFocus()
})

it('searches when the button is pressed', async () => {
  const { user } = show()
  await user.type(box(), 'zzz')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(await screen.findByText('No dealers found for “zzz”')).toBeInTheDocument()
})

it('links from an empty result back to all dealers', async () => {
  const { user } = show('/find-a-dealer?q=zzz')
  await user.click(await screen.findByRole('link', { name: 'Show all dealers' }))
  expect(screen.getByText('106 dealers, A to Z')).toBeInTheDocument()
})

it('shows a shared search', async () => {
  show('/find-a-dealer?q=92880&radius=50&type=glass')
  expect(await screen.findByText(/glass shops within 50 miles of 92880/)).toBeInTheDocument()
  expect(screen.getByLabelText('Distance')).toHaveDisplayValue('50 miles')
  expect(screen.getByLabelText('Dealer type')).toHaveDisplayValue('Glass shops')
})

it.each([
  ['cypress', 'Cypress'],
  ['92880', '92880'],
])('says once where distances are from after a search for %s', async (keyword, place) => {
  show(`/find-a-dealer?q=${keyword}`)
  await screen.findAllByText(new RegExp(`within 25 miles of ${place}`))
  expect(screen.getAllByText(new RegExp(`Distances are from ${place}\\.`))).toHaveLength(1)
})

it('links phone, website and e-mail addresses of a dealer', () => {
  show('/find-a-dealer?q=sycamore materials')
  const [card] = cards()
  if (!card) throw new Error('The search found no dealer')
  const hrefs = within(card)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.split(':')[0])
  expect(hrefs).toEqual(['tel', 'https', 'mailto', 'mailto', 'https'])
})

it('marks the dealer whose name was clicked', async () => {
  const { user } = show()
  const name = within(cards()[0] ?? document.body).getAllByRole('button')[0]
  if (!name) throw new Error('The card has no name')
  await user.click(name)
  expect(name).toHaveAttribute('aria-pressed', 'true')
})

it('says that the browser has no geolocation', () => {
  show()
  expect(screen.getByText(/^This browser can’t find your location/)).toBeInTheDocument()
})

it('is accessible', async () => {
  const { container } = show()
  expect((await axe(container)).violations).toEqual([])
})
