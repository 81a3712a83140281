import { projectLimits, type ProjectWindow } from '@virida/shared/products/project/project'
import { writeProject, type ListedWindow } from '@virida/shared/products/project/stored-project'
import { act, renderHook } from '@testing-library/react'
import { addAll } from '../../../project/change-project'
import { projectStore } from '../../../project/project-store'
import { useListChanges } from './use-list-changes'

const key = 'virida:project'
const row = (room: string): ProjectWindow => ({ design: 'VCA1-28x54', room, quantity: 1, notes: '' })
const listed = (room: string): ListedWindow => ({ ...row(room), id: room })
const rooms = () => projectStore.read().project.windows.map(({ room }) => room)
const store = (windows: readonly ListedWindow[]) =>
  localStorage.setItem(key, writeProject({ name: 'House', windows }))

/** Adds rows to the storage, as another tab does. */
const addInOtherTab = (...added: readonly ListedWindow[]) =>
  act(() => {
    const { windows = [] } = JSON.parse(localStorage.getItem(key) ?? '{}') as { windows?: ListedWindow[] }
    store([...windows, ...added])
    dispatchEvent(new StorageEvent('storage', { key }))
  })

let end: () => void
beforeEach(() => {
  localStorage.clear()
  store([listed('Kitchen'), listed('Bath')])
  end = projectStore.subscribe(() => undefined)
})
afterEach(() => end())

function show() {
  const onMessage = jest.fn<void, [string]>()
  const { result } = renderHook(() => useListChanges(onMessage, true))
  return {
    change: (make: (changes: typeof result.current.changes) => void) =>
      act(() => make(result.current.changes)),
    undo: () => act(() => result.current.undo?.()),
    said: () => onMessage.mock.lastCall?.[0],
  }
}

it('keeps what another tab has added when an import is undone', () => {
  const { change, undo, said } = show()
  change(({ make }) => make(addAll('', [row('Den'), row('Loft')]), 'Added'))
  addInOtherTab(listed('Attic'))
  expect(rooms()).toEqual(['Kitchen', 'Bath', 'Den', 'Loft', 'Attic'])
  undo()
  expect(rooms()).toEqual(['Kitchen', 'Bath', 'Attic'])
  expect(said()).toBe('Undone.')
})

it('keeps what another tab has added while a long import is not written yet', () => {
  const { change, undo } = show()
  const many = Array.from({ length: 150 }, () => row('Den'))
  change(({ make }) => make(addAll('', many), 'Added'))
  addInOtherTab(listed('Attic'))
  undo()
  expect(rooms()).toEqual(['Kitchen', 'Bath', 'Attic'])
})

it('keeps what another tab has added when emptying the list is undone', () => {
  const { change, undo, said } = show()
  change(({ empty }) => empty())
  addInOtherTab(listed('Attic'))
  undo()
  expect(rooms()).toEqual(['Kitchen', 'Bath', 'Attic'])
  expect(said()).toBe('Undone.')
})

it('says that rows are not back if another tab has filled the list', () => {
  const full = Array.from({ length: projectLimits.windows - 1 }, (_, at) => listed(`Room ${at}`))
  const { change, undo, said } = show()
  change(({ empty }) => empty())
  addInOtherTab(...full)
  undo()
  expect(rooms().slice(0, 2)).toEqual(['Kitchen', 'Room 0'])
  expect(rooms()).toHaveLength(projectLimits.windows)
  expect(said()).toBe('Not all rows are back. A project holds 2000 rows at most.')
})

it('says that a removed row is not back if another tab has filled the list', () => {
  const full = Array.from({ length: projectLimits.windows - 1 }, (_, at) => listed(`Room ${at}`))
  const { change, undo, said } = show()
  change(({ remove }) => remove('Kitchen'))
  addInOtherTab(...full)
  undo()
  expect(rooms()).toHaveLength(projectLimits.windows)
  expect(rooms()).not.toContain('Kitchen')
  expect(said()).toBe('Not all rows are back. A project holds 2000 rows at most.')
})
