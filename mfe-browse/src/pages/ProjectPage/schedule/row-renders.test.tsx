import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { projectStore } from '../../../project/project-store'
import { ProjectPage } from '../ProjectPage'
import { PlaceFields } from './egress/PlaceFields'
import { RowActions } from './RowActions'

// Each row shows its actions once, so a render of the actions is a render of the row.
jest.mock('./RowActions', () => {
  const actual = jest.requireActual<{ RowActions: typeof RowActions }>('./RowActions')
  return { RowActions: jest.fn(actual.RowActions) }
})
jest.mock('./egress/PlaceFields', () => {
  const actual = jest.requireActual<{ PlaceFields: typeof PlaceFields }>('./egress/PlaceFields')
  return { PlaceFields: jest.fn(actual.PlaceFields) }
})
const rendered = jest.mocked(RowActions)
const fields = jest.mocked(PlaceFields)
const rowsRendered = () => [...new Set(rendered.mock.calls.map(([{ id }]) => id))]

const rows = Array.from({ length: 4 }, (_, at) => ({
  id: `r${at + 1}`,
  design: 'PSH1-36x60',
  room: `Room ${at + 1}`,
  quantity: 1,
  notes: '',
  sleeping: true,
}))

beforeEach(async () => {
  localStorage.setItem('virida:project', JSON.stringify({ version: 1, name: 'Hillside', windows: rows }))
  const { container } = render(
    <MemoryRouter initialEntries={['/my-project']}>
      <ProjectPage />
    </MemoryRouter>,
  )
  // The drawings of all rows are rendered last.
  await waitFor(() => expect(container.querySelector('[data-role="glass"]')).toBeInTheDocument(), {
    timeout: 10_000,
  })
  expect(rowsRendered()).toHaveLength(rows.length)
  rendered.mockClear()
  fields.mockClear()
})
afterEach(() => {
  localStorage.clear()
  projectStore.subscribe(() => undefined)()
})

it.each<[string, () => Promise<void>]>([
  ['a check box', () => userEvent.click(screen.getByLabelText('Sleeping room row 2, Room 2'))],
  ['a room', () => userEvent.type(screen.getByLabelText('Room, row 2, Room 2'), 'a')],
  ['notes', () => userEvent.type(screen.getByLabelText('Notes, row 2, Room 2'), 'a')],
  ['a quantity', () => userEvent.type(screen.getByLabelText('Quantity, row 2, Room 2'), '2')],
])('renders only the row in which %s is changed', async (_part, act) => {
  await act()
  await waitFor(() => expect(rowsRendered()).toEqual(['r2']))
})

it('renders the two rows that change places when a row is moved', async () => {
  Element.prototype.scrollIntoView = jest.fn()
  await userEvent.click(screen.getByLabelText('Move down: row 2, Room 2'))
  expect(rowsRendered().toSorted()).toEqual(['r2', 'r3'])
})

it('clears a check box first, and then what follows from it', async () => {
  await userEvent.click(screen.getByLabelText('Sleeping room row 2, Room 2'))
  const states = () => fields.mock.calls.map(([{ window, latest }]) => [latest.sleeping, window.sleeping])
  // A render that was still due before the click may come first.
  expect(states()).toContainEqual([undefined, true])
  await waitFor(() => expect(states().at(-1)).toEqual([undefined, undefined]))
  expect(screen.queryByLabelText('Grade-floor opening row 2, Room 2')).not.toBeInTheDocument()
})
