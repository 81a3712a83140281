import { inches } from '@virida/shared/products/catalogue/dimension'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { projectStore } from '../../project/project-store'
import { ProjectPage } from './ProjectPage'

const key = 'virida:project'
const windows = [
  { id: 'a', design: 'VCA1-28x54-XR-BK', room: 'Kitchen', quantity: 2, notes: 'Above the sink' },
  { id: 'b', design: 'MSD1-144x96-OXXO', room: 'Living room', quantity: 1, notes: '' },
  { id: 'c', design: 'PSH1-60x90', room: 'Bath', quantity: 1, notes: '' },
]

beforeEach(() => {
  localStorage.setItem(key, JSON.stringify({ version: 1, name: 'Hillside', windows }))
})
afterEach(() => {
  localStorage.clear()
  projectStore.subscribe(() => undefined)()
})

const page = (
  <MemoryRouter initialEntries={['/my-project']}>
    <ProjectPage />
  </MemoryRouter>
)
const show = async () => {
  const shown = render(page)
  // The first list waits until the modules of its series are compiled.
  await screen.findByRole('table', {}, { timeout: 10_000 })
  // The link is made last.
  await screen.findByRole('button', { name: /^Copy (?:link|as text)$/ })
  return shown
}
const rooms = () =>
  screen.getAllByRole('textbox', { name: /^Room/ }).map((field) => (field as HTMLInputElement).value)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const kept = () => (JSON.parse(localStorage.getItem(key) ?? '{}') as { windows: typeof windows }).windows

it('explains itself on the server and says that it needs JavaScript', () => {
  const html = renderToString(page)
  expect(html).toContain('This page needs JavaScript.')
  expect(html).not.toContain('Kitchen')
})

it('lists each window with its series, size and options, and counts the windows and doors', async () => {
  await show()
  const row = screen.getByRole('row', { name: /Venetian Casement/ })
  expect(row).toHaveTextContent('28 × 54 in')
  expect(row).toHaveTextContent('Black outside, white inside')
  expect(within(row).getByRole('link', { name: 'Venetian Casement' })).toHaveAttribute(
    'href',
    '/series/venetian-casement?design=VCA1-28x54-XR-BK&row=a#design',
  )
  expect(screen.getAllByText('3 windows and 1 door in 3 rows')[0]).toBeInTheDocument()
})

it('says why a window is not made as drawn', async () => {
  await show()
  expect(screen.getByRole('row', { name: /Platinum Single Hung/ })).toHaveTextContent(
    /Not available as drawn\. .*48 in/,
  )
})

it('warns about a frame that is not smaller than its opening', async () => {
  const opening = { width: inches(36.25), height: inches(60.25) }
  const fits = { ...windows[2], design: 'PSH1-36x60', opening }
  const tight = { ...fits, id: 'd', design: 'PSH1-40x60' }
  localStorage.setItem(key, JSON.stringify({ version: 1, name: '', windows: [fits, tight] }))
  await show()
  const [first, second] = screen.getAllByRole('row', { name: /Platinum Single Hung/ })
  expect(first).not.toHaveTextContent('The frame is not smaller than the opening.')
  expect(second).toHaveTextContent(
    '40 × 60 inOpening 36 1/4 × 60 1/4 inThe frame is not smaller than the opening.',
  )
})

it('names the row at its egress margins, for screen readers', async () => {
  const rows = [1, 2].map((id) => ({ ...windows[0], id: `r${id}`, room: `Bedroom ${id}`, sleeping: true }))
  localStorage.setItem(key, JSON.stringify({ version: 1, name: '', windows: rows }))
  await show()
  const names = (await screen.findAllByText(/^Margins and changes/)).map(({ textContent }) => textContent)
  expect(names).toEqual(rows.map(({ room }, at) => `Margins and changes of row ${at + 1}, ${room}`))
})

it('saves room, notes and quantity while they are typed', async () => {
  await show()
  await userEvent.type(screen.getByRole('textbox', { name: 'Room, row 1, Kitchen' }), ' north')
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity, row 2, Living room' })
  await userEvent.clear(quantity)
  expect(quantity).toBeInvalid()
  await userEvent.type(quantity, '12')
  expect(kept().map(({ room, quantity: count }) => [room, count])).toEqual([
    ['Kitchen north', 2],
    ['Living room', 12],
    ['Bath', 1],
  ])
})

it('moves a row with its button or Alt and an arrow key, and keeps the focus in view', async () => {
  const scrolled = jest.fn()
  Element.prototype.scrollIntoView = scrolled
  await show()
  await press('Move down: row 1, Kitchen')
  expect(rooms()).toEqual(['Living room', 'Kitchen', 'Bath'])
  expect(screen.getByText('Kitchen is now row 2 of 3.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Move down: row 2, Kitchen' })).toHaveFocus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(rooms()).toEqual(['Living room', 'Bath', 'Kitchen'])
  expect(screen.getByRole('button', { name: 'Move down: row 3, Kitchen' })).toHaveFocus()
  expect(scrolled).toHaveBeenLastCalledWith({ block: 'nearest' })
  expect(scrolled.mock.contexts.at(-1)).toBe(document.activeElement)
})

it('restores a removed row and its focus', async () => {
  await show()
  await press('Remove: row 2, Living room')
  expect(rooms()).toEqual(['Kitchen', 'Bath'])
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(rooms()).toEqual(['Kitchen', 'Living room', 'Bath'])
  expect(screen.getByRole('button', { name: 'Remove: row 2, Living room' })).toHaveFocus()
})

it('keeps its rows when a row is moved up twice before the table follows', async () => {
  await show()
  const up = screen.getByRole('button', { name: 'Move up: row 2, Living room' })
  await act(async () => {
    up.click()
    up.click()
    await Promise.resolve()
  })
  expect(rooms()).toEqual(['Living room', 'Kitchen', 'Bath'])
})

it('ignores the controls of a row that has been removed while the table still shows it', async () => {
  await show()
  const [remove, copy, down] = ['Remove', 'Duplicate', 'Move down'].map((name) =>
    screen.getByRole('button', { name: `${name}: row 2, Living room` }),
  )
  await act(async () => {
    remove?.click()
    copy?.click()
    down?.click()
    await Promise.resolve()
  })
  expect(rooms()).toEqual(['Kitchen', 'Bath'])
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
})

it('restores an emptied list', async () => {
  await show()
  await press('Empty the list')
  expect(screen.getByRole('heading', { name: 'Nothing on the list yet' })).toBeInTheDocument()
  await press('Undo')
  await screen.findByRole('table')
  expect(rooms()).toEqual(['Kitchen', 'Living room', 'Bath'])
  expect(screen.getByText('Undone.')).toHaveFocus()
})

it('duplicates a row for another room', async () => {
  await show()
  await press('Duplicate: row 1, Kitchen')
  expect(rooms()).toEqual(['Kitchen', 'Kitchen', 'Living room', 'Bath'])
  await waitFor(() => expect(screen.getAllByRole('textbox', { name: /^Room/ })[1]).toHaveFocus())
})

it('offers unreadable rows as a file', async () => {
  localStorage.setItem(key, JSON.stringify({ version: 1, name: '', windows: [...windows, { design: 7 }] }))
  await show()
  expect(screen.getByText('1 record of your list could not be read and was set aside.')).toBeInTheDocument()
  await press('Discard')
  expect(screen.queryByText(/set aside/)).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByText('Discarded 1 record.')).toHaveFocus())
})

it('has no accessibility violation with or without rows', async () => {
  const { container } = await show()
  expect((await axe(container)).violations).toEqual([])
  await press('Empty the list')
  expect((await axe(container)).violations).toEqual([])
})
