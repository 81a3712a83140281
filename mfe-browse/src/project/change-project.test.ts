import { inches } from '@virida/shared/products/catalogue/dimension'
import { facadeLimits } from '@virida/shared/products/project/facade'
import { projectLimits } from '@virida/shared/products/project/project'
import {
  addAll,
  addDesign,
  countOf,
  duplicate,
  editWindow,
  move,
  putBack,
  removeWindow,
  rename,
} from './change-project'
import type { ListedProject } from '@virida/shared/products/project/stored-project'

const window = (id: string, room = '', design = 'VCA1-28x54') => ({
  id,
  design,
  room,
  quantity: 1,
  notes: '',
})
const list: ListedProject = {
  name: 'House',
  windows: [window('a', 'Kitchen'), window('b', 'Bath'), window('c')],
}
const rooms = ({ windows }: ListedProject) => windows.map(({ room }) => room)

it('increases the quantity of a design that has no room and no notes', () => {
  const twice = addDesign('PSH1-36x60')(addDesign('PSH1-36x60')(list))
  expect(twice.windows).toHaveLength(4)
  expect(countOf(twice, 'PSH1-36x60')).toBe(2)
})

it('adds another row for a design that has a room', () => {
  const one = { name: '', windows: [window('a', 'Kitchen')] }
  expect(addDesign('VCA1-28x54')(one).windows.map(({ quantity }) => quantity)).toEqual([1, 1])
})

it('adds nothing to a full list', () => {
  const full = {
    name: '',
    windows: Array.from({ length: projectLimits.windows }, (_, at) => window(`${at}`, 'x')),
  }
  expect(addDesign('PSH1-36x60')(full).windows).toHaveLength(projectLimits.windows)
  expect(duplicate('1')(full).windows).toHaveLength(projectLimits.windows)
  expect(addAll('', [window('z')])(full).windows).toHaveLength(projectLimits.windows)
  expect(putBack(window('z'), 0)(full).windows).toHaveLength(projectLimits.windows)
})

it('moves a row by one, and not beyond the ends', () => {
  expect(rooms(move('a', 1)(list))).toEqual(['Bath', 'Kitchen', ''])
  expect(rooms(move('a', -1)(list))).toEqual(rooms(list))
  expect(rooms(move('c', 1)(list))).toEqual(rooms(list))
})

it('puts a removed row back at its index', () => {
  const [, bath] = list.windows
  expect(putBack(bath!, 1)(removeWindow('b')(list))).toEqual(list)
  // Another tab can have given it back.
  expect(putBack(bath!, 1)(list)).toEqual(list)
})

it('inserts a copy after the original with a new id', () => {
  const { windows } = duplicate('a')(list)
  expect(windows.map(({ room }) => room)).toEqual(['Kitchen', 'Kitchen', 'Bath', ''])
  expect(new Set(windows.map(({ id }) => id)).size).toBe(4)
})

it('edits one row only', () => {
  expect(editWindow('b', { quantity: 3 })(list).windows.map(({ quantity }) => quantity)).toEqual([1, 3, 1])
})

it('appends a shared list and keeps the name of the list of the visitor', () => {
  const joined = addAll('Shared', [window('x', 'Attic')])(list)
  expect(joined.name).toBe('House')
  expect(rooms(joined).at(-1)).toBe('Attic')
})

describe('façades', () => {
  const facade = (id: number, name = 'Front') => ({
    ...{ id, name, width: inches(480), height: inches(108) },
    roof: { form: 'flat' as const },
  })
  const on = (id: number) => [{ facade: id, x: inches(12), sill: inches(20) }]
  const house: ListedProject = { ...list, facades: [facade(1)] }

  it.each([
    ['a name', rename('House')],
    ['a design', addDesign('PSH1-36x60')],
    ['another unit', addDesign('VCA1-28x54')],
    ['an edit', editWindow('a', { room: 'Den' })],
    ['a copy', duplicate('a')],
    ['a removal', removeWindow('a')],
    ['a row that is put back', putBack(window('z'), 0)],
    ['a move', move('a', 1)],
    ['a move beyond the end', move('c', 1)],
    ['an import', addAll('', [window('z')])],
  ])('stay with %s', (_, change) => {
    expect(change(house).facades).toEqual([facade(1)])
  })

  it('has no second place for the copy of a row', () => {
    const placed = { ...house, windows: [{ ...window('a'), places: on(1) }] }
    expect(duplicate('a')(placed).windows.map(({ places }) => places)).toEqual([on(1), undefined])
  })

  it('that are gone have no places of a row that is put back', () => {
    const row = { ...window('x'), places: [...on(1), ...on(2)] }
    expect(putBack(row, 0)(house).windows[0]).toEqual({ ...window('x'), places: on(1) })
    expect(putBack(row, 0)(list).windows[0]).toEqual(window('x'))
  })

  it('keep their ids and the places on them when a job is opened', () => {
    const row = { ...window('x'), places: on(3) }
    const opened = addAll('House', [row], [facade(3)])({ name: '', windows: [] })
    expect(opened.facades).toEqual([facade(3)])
    expect(opened.windows[0]?.places).toEqual(on(3))
  })

  it('of a shared project follow the own ones with new ids', () => {
    const row = { ...window('x'), places: [...on(1), ...on(2), ...on(9)] }
    const joined = addAll('', [row], [facade(1, 'Street'), facade(2, 'Garden')])(house)
    expect(joined.facades?.map(({ id, name }) => [id, name])).toEqual([
      [1, 'Front'],
      [3, 'Street'],
      [2, 'Garden'],
    ])
    expect(joined.windows.at(-1)?.places).toEqual([...on(3), ...on(2)])
  })

  it('do not take the id of one that is gone, on which rows still have places', () => {
    const gone = { ...list, windows: [{ ...window('a'), places: on(1) }] }
    expect(addAll('', [], [facade(1)])(gone).facades?.map(({ id }) => id)).toEqual([2])
  })

  it('beyond the limit are left out with the places on them', () => {
    const full = { ...list, facades: [1, 2, 3, 4, 5, 6, 7].map((id) => facade(id)) }
    const row = { ...window('x'), places: [...on(8), ...on(9)] }
    const joined = addAll('', [row], [facade(8), facade(9)])(full)
    expect(joined.facades).toHaveLength(facadeLimits.facades)
    expect(joined.windows.at(-1)?.places).toEqual(on(8))
  })
})
