import { projectLimits } from '@virida/shared/products/project/project'
import { projectChangeEvent } from '@virida/shared/products/project/stored-units'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { MemoryRouter } from 'react-router-dom'
import { AddToProject } from './AddToProject'
import { addAll, addDesign, editWindow } from './change-project'
import { projectStore } from './project-store'

const key = 'virida:project'
const code = 'VCA1-28x54'
const written = () => JSON.parse(localStorage.getItem(key) ?? 'null') as { windows: unknown[] } | null

beforeEach(() => localStorage.clear())
afterEach(() => {
  jest.restoreAllMocks()
  // When the last listener is removed, the store forgets its state, so that the next test reads the storage again.
  projectStore.subscribe(() => undefined)()
})

const show = (address = '/') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <AddToProject code={code} />
    </MemoryRouter>,
  )
const add = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('adds a design, shows its quantity and links to the project', async () => {
  show()
  await add('Add to my project')
  await add('Add another to my project')
  expect(screen.getByRole('status')).toHaveTextContent('In your project: 2')
  expect(screen.getByRole('link', { name: 'Open my project' })).toHaveAttribute('href', '/my-project')
  expect(written()?.windows).toHaveLength(1)
})

const listed = { id: 'r1', design: 'VCA1-36x60', room: 'Kitchen', quantity: 3, notes: '' }
const showChanging = () => {
  localStorage.setItem(
    key,
    JSON.stringify({ version: 1, name: '', windows: [{ ...listed, id: 'r0' }, listed] }),
  )
  show('/series/venetian-casement?row=r1')
}

it('saves a changed design to the row that the visitor came from', async () => {
  showChanging()
  expect(screen.getAllByRole('button')[0]).toHaveTextContent('Save to row 2')
  await add('Save to row 2')
  expect(screen.getByRole('status')).toHaveTextContent('Row 2 of your project has this design.')
  expect(written()?.windows).toEqual([
    { ...listed, id: 'r0' },
    { ...listed, design: code },
  ])
})

it('adds a changed design as a row of its own', async () => {
  showChanging()
  await add('Add to my project as a new row')
  expect(written()?.windows.slice(0, 2)).toEqual([{ ...listed, id: 'r0' }, listed])
  expect(written()?.windows[2]).toMatchObject({ design: code, quantity: 1 })
  expect(screen.getByRole('status')).toHaveTextContent(
    'Row 2 of your project still has its earlier design. In your project: 1',
  )
})

it('adds the design when the project has no row of the address', async () => {
  show('/series/venetian-casement?row=gone')
  await add('Add to my project')
  expect(written()?.windows).toHaveLength(1)
})

it('tells the header how many windows and doors are in the project', async () => {
  const units: unknown[] = []
  const note = (event: Event) => units.push((event as CustomEvent).detail)
  addEventListener(projectChangeEvent, note)
  show()
  await add('Add to my project')
  await add('Add another to my project')
  removeEventListener(projectChangeEvent, note)
  expect(units).toEqual([1, 2])
})

it('shows what another tab has added', () => {
  show()
  const windows = [{ id: 'x', design: code, room: '', quantity: 3, notes: '' }]
  localStorage.setItem(key, JSON.stringify({ version: 1, name: '', windows }))
  act(() => void dispatchEvent(new StorageEvent('storage', { key })))
  expect(screen.getByRole('status')).toHaveTextContent('In your project: 3')
})

it('shows what another tab has written since the page was rendered without being shown', () => {
  expect(projectStore.read().project.windows).toHaveLength(0)
  localStorage.setItem(key, JSON.stringify({ version: 1, name: '', windows: [listed] }))
  const end = projectStore.subscribe(() => undefined)
  expect(projectStore.read().project.windows).toHaveLength(1)
  end()
})

it('adds to what another tab has written meanwhile', async () => {
  show()
  const windows = [{ id: 'x', design: 'PSH1-36x60', room: 'Attic', quantity: 1, notes: '' }]
  localStorage.setItem(key, JSON.stringify({ version: 1, name: '', windows }))
  await add('Add to my project')
  expect(written()?.windows).toHaveLength(2)
})

it('says that the storage is full and keeps the change while the page is open', async () => {
  show()
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await add('Add to my project')
  expect(screen.getByRole('status')).toHaveTextContent('In your project: 1 This device is out of storage')
})

it('works without storage and says so', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  show()
  await add('Add to my project')
  expect(screen.getByRole('status')).toHaveTextContent('In your project: 1 This browser doesn’t save data')
})

describe('a long list', () => {
  const rows = Array.from({ length: 200 }, (_, at) => ({
    id: `w${at}`,
    design: code,
    room: '',
    quantity: 1,
    notes: '',
  }))
  const rooms = () => (written()?.windows as { room: string }[]).slice(0, 2).map(({ room }) => room)
  const change = () => projectStore.change(editWindow('w0', { room: 'Bath' }))
  const store = (windows: readonly object[]) =>
    localStorage.setItem(key, JSON.stringify({ version: 2, name: '', windows }))

  beforeEach(() => {
    jest.useFakeTimers()
    store(rows)
  })
  afterEach(() => jest.useRealTimers())

  it('is shown at once and written a moment later', () => {
    const unsubscribe = projectStore.subscribe(() => undefined)
    change()
    expect(projectStore.read().project.windows[0]?.room).toBe('Bath')
    expect(rooms()).toEqual(['', ''])
    jest.advanceTimersByTime(400)
    expect(rooms()).toEqual(['Bath', ''])
    unsubscribe()
  })

  it.each([
    ['the page is left', () => void dispatchEvent(new Event('pagehide'))],
    ['the page is hidden', hide],
  ])('is written when %s', (_, leave) => {
    const unsubscribe = projectStore.subscribe(() => undefined)
    change()
    leave()
    expect(rooms()).toEqual(['Bath', ''])
    unsubscribe()
  })

  it('is written when nothing of the page shows it any more', () => {
    const unsubscribe = projectStore.subscribe(() => undefined)
    change()
    unsubscribe()
    expect(rooms()).toEqual(['Bath', ''])
  })

  it('keeps what another tab writes before the change is written', () => {
    const unsubscribe = projectStore.subscribe(() => undefined)
    change()
    store(rows.map((row) => (row.id === 'w1' ? { ...row, room: 'Attic' } : row)))
    jest.advanceTimersByTime(400)
    expect(rooms()).toEqual(['Bath', 'Attic'])
    expect(projectStore.read().project.windows[1]?.room).toBe('Attic')
    unsubscribe()
  })
})

function hide() {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

it('changes nothing in the storage for a page that is not shown, and sets unreadable rows aside when it is', () => {
  const text = JSON.stringify({ version: 1, name: '', windows: [listed, { design: 8 }] })
  localStorage.setItem(key, text)
  expect(projectStore.read()).toMatchObject({ unread: ['{"design":8}'] })
  expect({ ...localStorage }).toEqual({ [key]: text })
  const unsubscribe = projectStore.subscribe(() => undefined)
  expect(projectStore.read()).toMatchObject({ project: { windows: [listed] }, unread: ['{"design":8}'] })
  expect(written()?.windows).toEqual([listed])
  unsubscribe()
})

it('sets unreadable rows aside before it writes', () => {
  localStorage.setItem(key, '{"version":1,"name":"House","windows":[{"design":7}]}')
  expect(projectStore.read().unread).toEqual(['{"design":7}'])
  projectStore.change(addDesign(code))
  expect(written()?.windows).toHaveLength(1)
  expect(localStorage.getItem('virida:project:aside')).toContain('design')
  projectStore.forgetUnread()
  expect(projectStore.read().unread).toEqual([])
})

describe('a damaged entry', () => {
  const asideKey = 'virida:project:aside'
  const row = { id: 'x', design: code, room: 'Attic', quantity: 1, notes: '' }
  const three = JSON.stringify({
    version: 1,
    name: '',
    windows: ['a', 'b', 'c'].map((id) => ({ ...row, id })),
  })
  const damaged = ['{', 'null', '7', '{"a":1}', 'x'.repeat(1_100_000), '['.repeat(900_000)]

  it.each(damaged.map((text) => [text.slice(0, 20), text]))(
    'of rows set aside does not cost the rows of the list: %s',
    (_, text) => {
      localStorage.setItem(key, three)
      localStorage.setItem(asideKey, text)
      projectStore.change(addAll('', [row]))
      expect(written()?.windows).toHaveLength(4)
      expect(projectStore.read().trouble).toBeUndefined()
      expect(localStorage.getItem(asideKey)).toBe(text)
      expect(projectStore.read().unread).toEqual([text])
    },
  )

  it.each(damaged.map((text) => [text.slice(0, 20), text]))(
    'of the list is set aside before the next change: %s',
    (_, text) => {
      localStorage.setItem(key, text)
      projectStore.change(addDesign(code))
      expect(written()?.windows).toHaveLength(1)
      expect(projectStore.read().unread).toEqual([text])
    },
  )

  it('is kept beside what was set aside before', () => {
    localStorage.setItem(key, '{"version":1,"name":"","windows":[{"design":7}]}')
    localStorage.setItem(asideKey, '["earlier",{"design":8}]')
    expect(projectStore.read().unread).toEqual(['earlier', '{"design":8}', '{"design":7}'])
  })

  it('keeps the rows beyond the limit of a project', () => {
    const windows = Array.from({ length: 5000 }, (_, at) => ({ ...row, id: String(at) }))
    localStorage.setItem(key, JSON.stringify({ version: 1, name: '', windows }))
    const { project, unread } = projectStore.read()
    expect(project.windows).toHaveLength(projectLimits.windows)
    expect(unread).toHaveLength(5000 - projectLimits.windows)
  })

  it('is not written over when there is no room to set it aside', () => {
    localStorage.setItem(key, '{')
    const setItem = Storage.prototype.setItem.bind(localStorage)
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation((name, text) => {
      if (name === asideKey) throw new DOMException('full', 'QuotaExceededError')
      setItem(name, text)
    })
    const unsubscribe = projectStore.subscribe(() => undefined)
    projectStore.change(addDesign(code))
    projectStore.change(addDesign(code))
    expect(projectStore.read()).toMatchObject({ trouble: 'full', project: { windows: [{ quantity: 2 }] } })
    expect(localStorage.getItem(key)).toBe('{')
    unsubscribe()
  })
})

it('is accessible with and without a list', async () => {
  const { container } = show()
  expect((await axe(container)).violations).toEqual([])
  await add('Add to my project')
  expect((await axe(container)).violations).toEqual([])
})
