import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { MemoryRouter } from 'react-router-dom'
import { AddToProject } from './AddToProject'
import { addDesign } from './change-project'
import { ProjectPill } from './ProjectPill'
import { projectStore } from './project-store'

const key = 'virida:project'
const code = 'VCA1-28x54'
const written = () => JSON.parse(localStorage.getItem(key) ?? 'null') as { windows: unknown[] } | null

beforeEach(() => localStorage.clear())
afterEach(() => {
  jest.restoreAllMocks()
  // A mounted listener reads the device anew; without one the store does so by itself.
  projectStore.subscribe(() => undefined)()
})

const show = () =>
  render(
    <MemoryRouter>
      <AddToProject code={code} />
      <ProjectPill />
    </MemoryRouter>,
  )
const add = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('adds a design, says how many are there and leads to the list', async () => {
  show()
  await add('Add to my project')
  await add('Add another')
  expect(screen.getByRole('status')).toHaveTextContent('In your project: 2')
  expect(screen.getByRole('link', { name: 'Open my project' })).toHaveAttribute('href', '/my-project')
  expect(screen.getByRole('link', { name: 'My project 2 units' })).toBeInTheDocument()
  expect(written()?.windows).toHaveLength(1)
})

it('shows no way back to a list that is empty', () => {
  show()
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})

it('shows what another tab has added', () => {
  show()
  const windows = [{ id: 'x', design: code, room: '', quantity: 3, notes: '' }]
  localStorage.setItem(key, JSON.stringify({ version: 1, name: '', windows }))
  act(() => void dispatchEvent(new StorageEvent('storage', { key })))
  expect(screen.getByRole('status')).toHaveTextContent('In your project: 3')
})

it('adds to what another tab has written meanwhile', async () => {
  show()
  const windows = [{ id: 'x', design: 'PSH1-36x60', room: 'Attic', quantity: 1, notes: '' }]
  localStorage.setItem(key, JSON.stringify({ version: 1, name: '', windows }))
  await add('Add to my project')
  expect(written()?.windows).toHaveLength(2)
})

it('says that the device is full and keeps the change while the page is open', async () => {
  show()
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await add('Add to my project')
  expect(screen.getByRole('status')).toHaveTextContent('In your project: 1 This device has no room left')
})

it('works where the browser keeps nothing for us, and says so', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  show()
  await add('Add to my project')
  expect(screen.getByRole('status')).toHaveTextContent('In your project: 1 This browser keeps nothing')
})

it('moves what it cannot read aside before it writes', () => {
  localStorage.setItem(key, '{"version":1,"name":"House","windows":[{"design":7}]}')
  expect(projectStore.read().unread).toEqual(['{"design":7}'])
  projectStore.change(addDesign(code))
  expect(written()?.windows).toHaveLength(1)
  expect(localStorage.getItem('virida:project:aside')).toContain('design')
  projectStore.forgetUnread()
  expect(projectStore.read().unread).toEqual([])
})

it('is accessible with and without a list', async () => {
  const { container } = show()
  expect((await axe(container)).violations).toEqual([])
  await add('Add to my project')
  expect((await axe(container)).violations).toEqual([])
})
