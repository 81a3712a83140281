import { inches } from '@virida/shared/products/catalogue/dimension'
import { facadeLimits } from '@virida/shared/products/project/facade'
import { projectLimits } from '@virida/shared/products/project/project'
import {
  readStored,
  writeProject,
  type ListedProject,
  type ListedWindow,
} from '@virida/shared/products/project/stored-project'
import { addAll, addRow, editWindow, rename, type Change } from './change-project'
import { isTakenBack, takeBack } from './take-back'

const window = (id: string) => ({ id, design: 'VCA1-28x54', room: id, quantity: 1, notes: '' })
const list: ListedProject = { name: 'House', windows: [window('a'), window('b')] }
const nothing: ListedProject = { name: '', windows: [] }
const empty: Change = () => nothing

const made = (before: ListedProject, change: Change) => ({ before, after: change(before) })
/** The list after a change, what another tab does, and taking back the change. */
const undone = (before: ListedProject, change: Change, other: Change = (project) => project) => {
  const done = made(before, change)
  return takeBack(done)(other(done.after))
}
const designs = ({ windows }: ListedProject) => windows.map(({ room, design }) => room || design)

const facade = (id: number, name = 'Front') => ({
  ...{ id, name, width: inches(480), height: inches(108) },
  roof: { form: 'flat' as const },
})
const on = (id: number) => [{ facade: id, x: inches(12), sill: inches(20) }]
const house: ListedProject = {
  name: 'House',
  windows: [{ ...window('a'), places: on(1) }],
  facades: [facade(1)],
}
const addFacade =
  (id: number): Change =>
  (project) => ({ ...project, facades: [...(project.facades ?? []), facade(id, 'Garden')] })

it.each([
  ['an import', list, addAll('', [window('x')])],
  ['emptying', list, empty],
  ['an import into an empty list', nothing, addAll('Job', [window('x')], [facade(1)])],
  ['emptying with façades', house, empty],
  ['an import of a job beside façades', house, addAll('Job', house.windows, [facade(1, 'Other')])],
  ['opening another job', house, () => addAll('Job', [window('x')], [facade(1, 'Other')])(nothing)],
  ['opening the same job', house, () => addAll('House', house.windows, house.facades)(nothing)],
])('restores the list after %s', (_, before, change) => {
  expect(undone(before, change)).toEqual(before)
})

it('removes the rows of an import, and keeps what was added and changed since', () => {
  const done = made(list, addAll('', [window('x'), window('y')]))
  const [x, y] = done.after.windows.slice(2).map(({ id }) => id)
  const others: Change[] = [
    addRow('PSH1-36x60'),
    editWindow('a', { quantity: 5 }),
    editWindow(x!, { room: 'Den' }),
    rename('Oak'),
  ]
  const now = others.reduce((project, change) => change(project), done.after)
  const { name, windows } = takeBack(done)(now)
  expect(name).toBe('Oak')
  expect(windows.map(({ design, room, quantity }) => [design, room, quantity])).toEqual([
    ['VCA1-28x54', 'a', 5],
    ['VCA1-28x54', 'b', 1],
    ['VCA1-28x54', 'Den', 1],
    ['PSH1-36x60', '', 1],
  ])
  expect(windows.map(({ id }) => id)).not.toContain(y)
  expect(isTakenBack(done, takeBack(done)(now))).toBe(false)
})

it('removes the rows of an import that another tab has stored again', () => {
  const imported = {
    ...window('x'),
    asked: { height: inches(60), width: inches(36), text: 'W1' },
    sill: undefined,
  }
  const again: Change = (project) => readStored(writeProject(project)).project
  expect(undone(list, addAll('', [imported as ListedWindow]), again)).toEqual(list)
})

it('keeps an imported façade on which another tab has placed an opening since, with the places of that row', () => {
  const done = made(list, addAll('Job', [window('x')], [facade(1), facade(2, 'Garden')]))
  const now = takeBack(done)(editWindow('a', { places: on(1) })(done.after))
  expect(now).toEqual({
    name: 'House',
    windows: [{ ...window('a'), places: on(1) }, window('b')],
    facades: [facade(1)],
  })
  expect(isTakenBack(done, now)).toBe(false)
  expect(isTakenBack(done, takeBack(done)(done.after))).toBe(true)
})

it('keeps the façade of an imported row that stays because it has been edited', () => {
  const done = made(nothing, addAll('', [{ ...window('x'), places: on(1) }], [facade(1)]))
  const [imported] = done.after.windows
  const edited = editWindow(imported!.id, { notes: 'Lead time' })(done.after)
  expect(takeBack(done)(edited)).toEqual({ ...edited, name: '' })
})

it('puts the rows of an emptied list in front of those that were added since', () => {
  expect(designs(undone(list, empty, addRow('PSH1-36x60')))).toEqual(['a', 'b', 'PSH1-36x60'])
})

it('puts back as many rows as a list has room for, and says that not all are back', () => {
  const most = Array.from({ length: projectLimits.windows - 1 }, (_, at) => window(`other ${at}`))
  const now = undone(list, empty, addAll('', most))
  expect(now.windows).toHaveLength(projectLimits.windows)
  expect(designs(now).slice(0, 2)).toEqual(['a', 'other 0'])
  expect(isTakenBack(made(list, empty), now)).toBe(false)
  expect(isTakenBack(made(list, empty), list)).toBe(true)
})

it('puts no row and no façade back that another tab has put back already', () => {
  expect(undone(list, empty, () => list)).toEqual(list)
  expect(undone(house, empty, () => ({ ...nothing, facades: house.facades! }))).toEqual(house)
})

it('gives a façade that it puts back an id that no other has taken since', () => {
  const now = undone(house, empty, addFacade(1))
  expect(now.facades?.map(({ id, name }) => [id, name])).toEqual([
    [1, 'Garden'],
    [2, 'Front'],
  ])
  expect(now.windows[0]?.places).toEqual(on(2))
  expect(isTakenBack(made(house, empty), now)).toBe(true)
})

it('says that not all is back if another tab has filled the façades', () => {
  const eight = Array.from({ length: facadeLimits.facades }, (_, at) => facade(at + 1, 'Garden'))
  const fill: Change = (project) => ({ ...project, facades: eight })
  const now = undone(house, empty, fill)
  expect(now.windows).toEqual([window('a')])
  expect(now.facades).toEqual(eight)
  expect(isTakenBack(made(house, empty), now)).toBe(false)
  const bare = { ...house, windows: [window('a')] }
  expect(isTakenBack(made(bare, empty), undone(bare, empty, fill))).toBe(false)
})

it('puts a row back without its places on a façade that another tab has removed', () => {
  const emptyRows: Change = (project) => ({ ...project, windows: [] })
  const now = undone(house, emptyRows, ({ facades: _, ...project }) => project)
  expect(now).toEqual({ name: 'House', windows: [window('a')] })
  expect(isTakenBack(made(house, emptyRows), now)).toBe(false)
  expect(isTakenBack(made(house, emptyRows), undone(house, emptyRows))).toBe(true)
})

it('does not miss a place that had no façade before the change', () => {
  const loose = { ...list, windows: [{ ...window('a'), places: on(1) }] }
  expect(isTakenBack(made(loose, empty), undone(loose, empty))).toBe(true)
})

it('keeps façades that were added or changed since', () => {
  const job = addAll('', [window('x')], [facade(1)])
  expect(undone(house, job, addFacade(7)).facades).toEqual([facade(1), facade(7, 'Garden')])
  const renamed: Change = (project) => ({ ...project, facades: [facade(1, 'Street')] })
  expect(undone(house, addAll('', [window('x')]), renamed).facades).toEqual([facade(1, 'Street')])
})
