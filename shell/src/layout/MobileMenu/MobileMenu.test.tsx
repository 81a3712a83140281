import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { stubModalDialogs } from '../testing/modal-dialog'
import { renderAt } from '../testing/render-at'
import { stubWindowWidth } from '../testing/window-width'
import { MobileMenu } from './MobileMenu'

let screenWidth: ReturnType<typeof stubWindowWidth>
beforeEach(() => {
  screenWidth = stubWindowWidth(390)
  stubModalDialogs()
})

const openButton = () => screen.getByRole('button', { name: 'Open menu' })
const menu = () => within(screen.getByRole('dialog', { name: 'Menu' }))
const isOpen = () => screen.queryByRole('dialog') !== null

async function open(path = '/about-us') {
  const user = userEvent.setup()
  const { router, container, unmount } = renderAt(path, <MobileMenu />)
  await user.click(openButton())
  await waitFor(() => expect(menu().getByRole('link', { name: 'Gallery' })).toBeInTheDocument())
  return { user, router, container, unmount }
}

it('is closed until its button is pressed', async () => {
  renderAt('/', <MobileMenu />)
  expect(isOpen()).toBe(false)
  await userEvent.click(openButton())
  expect(isOpen()).toBe(true)
})

it('stops the page behind it and hides the footer by a mark on the root', async () => {
  await open()
  expect(document.documentElement).toHaveAttribute('data-mobile-menu', 'open')
})

it('lets the page scroll again when it closes', async () => {
  const { user } = await open()
  await user.click(menu().getByRole('button', { name: 'Close menu' }))
  expect(isOpen()).toBe(false)
  expect(document.documentElement).not.toHaveAttribute('data-mobile-menu')
})

it('lets the page scroll again when it is unmounted while open', async () => {
  const { unmount } = await open()
  unmount()
  expect(document.documentElement).not.toHaveAttribute('data-mobile-menu')
})

it('brings the focus back to its button', async () => {
  const { user } = await open()
  await user.click(menu().getByRole('button', { name: 'Close menu' }))
  expect(openButton()).toHaveFocus()
})

it('closes when the browser closes the dialog, as Escape does', async () => {
  await open()
  act(() => screen.getByRole<HTMLDialogElement>('dialog').close())
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-mobile-menu'))
})

it('closes when the window grows to the desktop layout', async () => {
  await open()
  screenWidth.resize(1024)
  expect(isOpen()).toBe(false)
  expect(document.documentElement).not.toHaveAttribute('data-mobile-menu')
})

it('stays open when the window changes within the mobile layout', async () => {
  await open()
  screenWidth.resize(1023)
  expect(isOpen()).toBe(true)
})

it('closes and navigates when a link is chosen', async () => {
  const { user, router } = await open()
  await user.click(menu().getByRole('link', { name: 'Find a Dealer' }))
  expect(isOpen()).toBe(false)
  expect(router.state.location.pathname).toBe('/find-a-dealer')
})

it('closes when a link leads to the current page', async () => {
  const { user } = await open('/gallery')
  await user.click(menu().getByRole('link', { name: 'Gallery' }))
  expect(isOpen()).toBe(false)
})

it('opens and closes a group by its title row', async () => {
  const { user } = await open()
  const title = menu().getByRole('button', { name: 'Windows' })
  await user.click(title)
  expect(title).toHaveAttribute('aria-expanded', 'true')
  await user.click(title)
  expect(title).toHaveAttribute('aria-expanded', 'false')
})

it('keeps a closed group from keyboard and screen readers', async () => {
  await open()
  const id = menu().getByRole('button', { name: 'Doors' }).getAttribute('aria-controls') ?? ''
  expect(document.getElementById(id)).toHaveAttribute('inert')
})

it.each([
  ['Operation Styles', 8],
  ['Window Series', 3],
  ['Doors', 5],
  ['For Pros', 3],
  ['Tools', 4],
])('lists %s', async (name, length) => {
  await open()
  expect(within(menu().getByRole('list', { name })).getAllByRole('link')).toHaveLength(length)
})

it.each(['/my-project', '/gallery', '/about-us', '/warranty', '/support', '/contact-us'])(
  'has a plain link to %s',
  async (href) => {
    await open()
    expect(
      menu()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toContain(href)
  },
)

it('marks the current page', async () => {
  await open('/warranty')
  expect(menu().getByRole('link', { name: 'Warranty' })).toHaveAttribute('aria-current', 'page')
})

it('has no accessibility fault open', async () => {
  const { container } = await open()
  expect((await axe(container)).violations).toEqual([])
})
