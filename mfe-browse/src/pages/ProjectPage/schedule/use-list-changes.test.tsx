import { inches } from '@virida/shared/products/catalogue/dimension'
import type { Facade } from '@virida/shared/products/project/facade'
import { projectLimits, type ProjectWindow } from '@virida/shared/products/project/project'
import {
  writeProject,
  type ListedProject,
  type ListedWindow,
} from '@virida/shared/products/project/stored-project'
import { act, renderHook } from '@testing-library/react'
import { addAll } from '../../../project/change-project'
import { projectStore } from '../../../project/project-store'
import { useListChanges } from './use-list-changes'

const key = 'virida:project'
const inPart =
  'Not everything is undone: another tab has changed the project. A project holds 2000 rows and 8 façades at most.'
const row = (room: string): ProjectWindow => ({ design: 'VCA1-28x54', room, quantity: 1, notes: '' })
const listed = (room: string): ListedWindow => ({ ...row(room), id: room })
const rooms = () => projectStore.read().project.windows.map(({ room }) => room)
const store = (windows: readonly ListedWindow[]) =>
  localStorage.setItem(key, writeProject({ name: 'House', windows }))

/** Stores another project, as another tab does. */
const storeInOtherTab = (project: ListedProject) =>
  act(() => {
    localStorage.setItem(key, writeProject(project))
    dispatchEvent(new StorageEvent('storage', { key }))
  })

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
  expect(said()).toBe(inPart)
})

it('says that a removed row is not back if another tab has filled the list', () => {
  const full = Array.from({ length: projectLimits.windows - 1 }, (_, at) => listed(`Room ${at}`))
  const { change, undo, said } = show()
  change(({ remove }) => remove('Kitchen'))
  addInOtherTab(...full)
  undo()
  expect(rooms()).toHaveLength(projectLimits.windows)
  expect(rooms()).not.toContain('Kitchen')
  expect(said()).toBe(inPart)
})

const facade = (id: number): Facade => ({
  ...{ id, name: `Side ${id}`, width: inches(480), height: inches(108) },
  roof: { form: 'flat' },
})
const onFacade = { ...listed('Kitchen'), places: [{ facade: 9, x: inches(12), sill: inches(20) }] }

it.each<[string, 'empty' | 'remove', readonly number[]]>([
  ['filled the façades', 'empty', [1, 2, 3, 4, 5, 6, 7, 8]],
  ['removed the façade of a removed row', 'remove', []],
])('says that places are not back if another tab has %s', (_, how, facades) => {
  storeInOtherTab({ name: 'House', windows: [onFacade], facades: [facade(9)] })
  const { change, undo, said } = show()
  change(({ empty, remove }) => (how === 'empty' ? empty() : remove('Kitchen')))
  storeInOtherTab({ name: 'House', windows: [], facades: facades.map(facade) })
  undo()
  expect(projectStore.read().project.windows).toEqual([listed('Kitchen')])
  expect(said()).toBe(inPart)
})

it('says that a row on a façade is undone if it is back with its place', () => {
  storeInOtherTab({ name: 'House', windows: [onFacade], facades: [facade(9)] })
  const { change, undo, said } = show()
  change(({ remove }) => remove('Kitchen'))
  undo()
  expect(projectStore.read().project.windows).toEqual([onFacade])
  expect(said()).toBe('Undone.')
})

const revised = {
  ...{ design: 'PSH1-36x60', asked: undefined, notes: 'Measured' },
  opening: { height: inches(60), width: inches(36) },
}

it('undoes a revision of a row as a whole, also after another tab has stored the list again', () => {
  const { change, undo, said } = show()
  change(({ revise }) => revise('Kitchen', revised, 'Used'))
  expect(projectStore.read().project.windows[0]).toMatchObject({ design: 'PSH1-36x60', notes: 'Measured' })
  storeInOtherTab(projectStore.read().project)
  undo()
  expect(projectStore.read().project.windows[0]).toEqual(listed('Kitchen'))
  expect(said()).toBe('Undone.')
})

it('keeps what another tab has written to fields that a revision did not change', () => {
  const { change, undo, said } = show()
  change(({ revise }) => revise('Kitchen', { design: 'PSH1-36x60' }, 'Used'))
  const written = { notes: 'Over the sink', opening: { width: inches(36), height: inches(60) } }
  storeInOtherTab({
    name: 'House',
    windows: [{ ...listed('Kitchen'), design: 'PSH1-36x60', ...written }],
  })
  undo()
  expect(projectStore.read().project.windows).toEqual([{ ...listed('Kitchen'), ...written }])
  expect(said()).toBe('Undone.')
})

it.each<[string, readonly ListedWindow[]]>([
  ['changed a revised field', [{ ...listed('Kitchen'), notes: 'Over the sink' }]],
  ['removed the revised row', []],
])('says that not everything is undone if another tab has %s', (_, windows) => {
  const { change, undo, said } = show()
  change(({ revise }) => revise('Kitchen', revised, 'Used'))
  storeInOtherTab({ name: 'House', windows: windows.map((row) => ({ ...row, design: 'PSH1-36x60' })) })
  undo()
  expect(projectStore.read().project.windows).toEqual(windows)
  expect(said()).toBe(inPart)
})

it('keeps an imported row that another tab has edited, and says that not everything is undone', () => {
  const { change, undo, said } = show()
  change(({ make }) => make(addAll('', [row('Den'), row('Loft')]), 'Added'))
  const { windows } = projectStore.read().project
  storeInOtherTab({
    name: 'House',
    windows: windows.map((one) => (one.room === 'Loft' ? { ...one, quantity: 3 } : one)),
  })
  undo()
  expect(rooms()).toEqual(['Kitchen', 'Bath', 'Loft'])
  expect(said()).toBe(inPart)
})
