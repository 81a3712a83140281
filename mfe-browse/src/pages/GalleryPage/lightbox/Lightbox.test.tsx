import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom'
import { stubScreen } from '../../../testing/screen-apis'
import { categoryPage } from '../category/category-page'
import { fixtureCategory } from '../testing/fixture-category'

const path = '/gallery/venetian_cantera'
const pictureAt = (number: number, query = '') =>
  `${path}?${query}picture=gallery-venetian-cantera-0${number}`

const { Page, head } = categoryPage(fixtureCategory)
const Address = () => {
  const { pathname, search } = useLocation()
  return (
    <>
      <output aria-label="address">{pathname + search}</output>
      <output aria-label="way">{useNavigationType()}</output>
    </>
  )
}

const show = (...entries: string[]) =>
  act(async () => {
    const shown = render(
      <MemoryRouter initialEntries={entries}>
        <Page />
        <Address />
      </MemoryRouter>,
    )
    // The covers of the other categories are loaded by a promise.
    await new Promise((resolve) => setTimeout(resolve))
    return shown
  })
const dialog = () => screen.getByRole('dialog', { name: 'Pictures of Venetian - Cantera at Lemon Grove' })
const address = () => screen.getByLabelText('address').textContent
const way = () => screen.getByLabelText('way').textContent
const shown = () => within(dialog()).getByRole('img').getAttribute('alt')

// jsdom has the dialog element but not its methods.
beforeEach(() => {
  stubScreen()
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

it('opens a picture at its own URL', async () => {
  await show(path)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'House number 2' }))
  expect(address()).toBe(pictureAt(2))
  expect(shown()).toBe('House number 2')
})

it('moves forward, back and around with keys', async () => {
  await show(pictureAt(4))
  for (const [key, picture] of [
    ['ArrowRight', 5],
    ['ArrowRight', 1],
    ['ArrowLeft', 5],
    ['Home', 1],
    ['End', 5],
  ] as const) {
    fireEvent.keyDown(dialog(), { key })
    expect(shown()).toBe(`House number ${picture}`)
    expect(address()).toBe(pictureAt(picture))
  }
})

it('counts keys that are pressed before the page has updated', async () => {
  await show(pictureAt(1))
  const stage = dialog()
  act(() => {
    fireEvent.keyDown(stage, { key: 'ArrowRight' })
    fireEvent.keyDown(stage, { key: 'ArrowRight' })
  })
  expect(shown()).toBe('House number 3')
})

it('leaves key combinations to the browser', async () => {
  await show(pictureAt(4))
  fireEvent.keyDown(dialog(), { key: 'ArrowRight', altKey: true })
  expect(shown()).toBe('House number 4')
})

it('follows a swipe', async () => {
  await show(pictureAt(2))
  const stage = within(dialog()).getByRole('img').closest('div') as HTMLElement
  fireEvent.pointerDown(stage, { pointerType: 'touch', clientX: 200, clientY: 10 })
  fireEvent.pointerUp(stage, { pointerType: 'touch', clientX: 100, clientY: 20 })
  expect(shown()).toBe('House number 3')
})

it('announces the position and the picture', async () => {
  const { container } = await show(pictureAt(2))
  expect(container.querySelector('dialog [aria-live]')).toHaveTextContent('2 of 5: House number 2')
})

it('links to the products in the picture', async () => {
  await show(pictureAt(1))
  const links = within(within(dialog()).getByRole('list')).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Venetian Casement', '/series/venetian-casement'],
    ['Multi-Slide Door', '/series/multi-slide-door'],
  ])
  expect(dialog()).toHaveTextContent('Black Exterior')
})

it('takes its neighbors from the filter and keeps the filter', async () => {
  await show(pictureAt(4, 'finish=almond&'))
  fireEvent.keyDown(dialog(), { key: 'End' })
  expect(address()).toBe(pictureAt(5, 'finish=almond&'))
  fireEvent.keyDown(dialog(), { key: 'ArrowRight' })
  expect(address()).toBe(pictureAt(4, 'finish=almond&'))
})

it('shows a picture outside the filter among all pictures', async () => {
  const { container } = await show(pictureAt(1, 'finish=almond&'))
  expect(container.querySelector('dialog [aria-live]')).toHaveTextContent('1 of 5')
})

it('goes back when it was opened on the page, and focuses the last picture', async () => {
  await show(path)
  await userEvent.click(screen.getByRole('link', { name: 'House number 2' }))
  fireEvent.keyDown(dialog(), { key: 'ArrowRight' })
  await userEvent.click(within(dialog()).getByRole('link', { name: 'Close' }))
  expect(way()).toBe('POP')
  expect(address()).toBe(path)
  expect(screen.getByRole('link', { name: 'House number 3' })).toHaveFocus()
})

it('stays on the page when it was opened by its URL', async () => {
  await show(pictureAt(2))
  fireEvent(dialog(), new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect([address(), way()]).toEqual([path, 'REPLACE'])
})

it('ignores a picture that the category does not have', async () => {
  await show(`${path}?picture=patio-door`)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('has a title, a canonical URL and a description for each picture', () => {
  if (typeof head !== 'function') throw new Error('the head depends on the address')
  const heads = [path, pictureAt(1), pictureAt(2), `${path}?picture=none`].map((at) =>
    head({ params: {}, url: new URL(at, 'https://localhost') }),
  )
  expect(heads.map(({ title, canonical }) => [title, canonical])).toEqual([
    ['Venetian - Cantera at Lemon Grove', path],
    ['House number 1: Venetian - Cantera at Lemon Grove', pictureAt(1)],
    ['House number 2: Venetian - Cantera at Lemon Grove', pictureAt(2)],
    ['Venetian - Cantera at Lemon Grove', path],
  ])
  for (const { description } of heads) expect(description.length).toBeLessThanOrEqual(160)
})

it('has no accessibility violation', async () => {
  const { container } = await show(pictureAt(2))
  expect((await axe(container)).violations).toEqual([])
}, 20_000)
