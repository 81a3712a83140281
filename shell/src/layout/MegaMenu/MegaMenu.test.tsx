import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderAt } from '../testing/render-at'
import { stubWindowWidth } from '../testing/window-width'
import { MegaMenu } from './MegaMenu'

const page = (
  <>
    <header>
      <MegaMenu />
    </header>
    <button type="button">On the page</button>
  </>
)
const trigger = (name: string) => screen.getByRole('button', { name })
const isOpen = (name: string) => trigger(name).getAttribute('aria-expanded') === 'true'
const panel = (name: string) =>
  within(document.getElementById(trigger(name).getAttribute('aria-controls') ?? '') as HTMLElement)

let screenWidth: ReturnType<typeof stubWindowWidth>
beforeEach(() => {
  screenWidth = stubWindowWidth(1440)
})

async function open(name: string, path = '/about-us') {
  const user = userEvent.setup()
  const { router, container } = renderAt(path, page)
  await user.click(trigger(name))
  await waitFor(() => expect(panel(name).getAllByRole('link')).not.toHaveLength(0))
  return { user, router, container }
}

it('opens WINDOWS on its eight operating styles', async () => {
  await open('WINDOWS')
  const names = within(panel('WINDOWS').getByRole('list')).getAllByRole('link')
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Single Hung',
    'Casement',
    'Double Hung',
    'Awning',
    'Horizontal Slider',
    'Bay',
    'Picture',
    'Specialty',
  ])
})

it('opens DOORS on its five operating styles and offers no series', async () => {
  await open('DOORS')
  expect(within(panel('DOORS').getByRole('list')).getAllByRole('link')).toHaveLength(5)
  expect(panel('DOORS').queryByRole('button', { name: 'Window Series' })).not.toBeInTheDocument()
})

it.each([
  ['Windows', '/product/platinum-windows'],
  ['Doors', '/product/venetian-doors'],
  ['Technical Resources', '/technical-resources'],
  ['Egress Calculator', '/egress-calculator'],
  ['Need Inspiration? Browse our Gallery', '/gallery'],
])('leads pros to %s', async (title, href) => {
  await open('FOR PROS')
  expect(
    panel('FOR PROS').getByRole('link', { name: new RegExp(`^${title.replace('?', '\\?')}`) }),
  ).toHaveAttribute('href', href)
})

it.each(['WINDOWS', 'DOORS', 'FOR PROS'])('leads from %s to the tools', async (name) => {
  await open(name)
  expect(
    within(panel(name).getByRole('group', { name: 'Tools' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/catalog', '/find-by-size', '/compare'])
})

it('lists the three series when windows are browsed by series', async () => {
  const { user } = await open('WINDOWS')
  await user.click(trigger('Window Series'))
  expect(
    within(panel('WINDOWS').getByRole('list'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/product/platinum-windows', '/product/bellagio-windows', '/product/venetian-windows'])
})

it('says which way of browsing is chosen', async () => {
  const { user } = await open('WINDOWS')
  await user.click(trigger('Window Series'))
  expect(trigger('Window Series')).toHaveAttribute('aria-pressed', 'true')
  expect(trigger('Operating Style')).toHaveAttribute('aria-pressed', 'false')
})

it('closes when the open item is clicked again', async () => {
  const { user } = await open('WINDOWS')
  await user.click(trigger('WINDOWS'))
  expect(isOpen('WINDOWS')).toBe(false)
})

it('switches from windows to doors without closing', async () => {
  const { user } = await open('WINDOWS')
  await user.click(trigger('DOORS'))
  expect([isOpen('WINDOWS'), isOpen('DOORS')]).toEqual([false, true])
  expect(screen.getByRole('navigation')).toHaveAttribute('data-switched')
})

it('returns the focus to WINDOWS when Escape closes the menu', async () => {
  const { user } = await open('WINDOWS')
  await user.tab()
  await user.tab()
  expect(trigger('WINDOWS')).not.toHaveFocus()
  await user.keyboard('{Escape}')
  expect(isOpen('WINDOWS')).toBe(false)
  expect(trigger('WINDOWS')).toHaveFocus()
})

it('leads from the trigger into its panel with Tab', async () => {
  const { user } = await open('WINDOWS')
  await user.tab()
  expect(trigger('Operating Style')).toHaveFocus()
})

it('closes when the focus leaves the navigation', async () => {
  await open('FOR PROS')
  const outside = screen.getByRole('button', { name: 'On the page' })
  act(() => outside.focus())
  await waitFor(() => expect(isOpen('FOR PROS')).toBe(false))
  expect(outside).toHaveFocus()
})

it('closes when the pointer is pressed outside the header', async () => {
  const { user } = await open('WINDOWS')
  await user.pointer({ keys: '[MouseLeft>]', target: document.body })
  expect(isOpen('WINDOWS')).toBe(false)
})

it('stays open when the pointer is pressed inside the header', async () => {
  const { user } = await open('WINDOWS')
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('banner') })
  expect(isOpen('WINDOWS')).toBe(true)
})

it('closes and goes to the catalog when a style is chosen', async () => {
  const { user, router } = await open('WINDOWS')
  await user.click(screen.getByRole('link', { name: 'Bay' }))
  expect(isOpen('WINDOWS')).toBe(false)
  expect(router.state.location).toMatchObject({ pathname: '/catalog', search: '?window_type=bay' })
})

it('closes when a link leads to the current page', async () => {
  const { user } = await open('FOR PROS', '/egress-calculator')
  await user.click(screen.getByRole('link', { name: /^Egress Calculator/ }))
  expect(isOpen('FOR PROS')).toBe(false)
})

it('stays open when a style is opened in another tab', async () => {
  const { user } = await open('WINDOWS')
  // jsdom cannot open another tab, so the test cancels the click after the menu has handled it.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await user.keyboard('{Control>}')
  await user.click(screen.getByRole('link', { name: 'Bay' }))
  expect(isOpen('WINDOWS')).toBe(true)
})

it('closes when the browser goes back', async () => {
  const { router } = await open('WINDOWS')
  await act(() => router.navigate('/warranty'))
  await waitFor(() => expect(isOpen('WINDOWS')).toBe(false))
})

it('closes when the window becomes too narrow for it', async () => {
  await open('WINDOWS')
  screenWidth.resize(800)
  expect(isOpen('WINDOWS')).toBe(false)
})

it('keeps a closed panel from keyboard and screen readers', () => {
  renderAt('/', page)
  expect(document.getElementById('menu-windows')).toHaveAttribute('inert')
})

it('marks the gallery as the current page', () => {
  renderAt('/gallery', page)
  expect(screen.getByRole('link', { name: 'GALLERY' })).toHaveAttribute('aria-current', 'page')
})

it.each(['WINDOWS', 'DOORS', 'FOR PROS'])('has no accessibility fault with %s open', async (name) => {
  const { container } = await open(name)
  expect((await axe(container)).violations).toEqual([])
})
