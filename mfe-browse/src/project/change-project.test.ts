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
})

it('moves a row by one, and not beyond the ends', () => {
  expect(rooms(move('a', 1)(list))).toEqual(['Bath', 'Kitchen', ''])
  expect(rooms(move('a', -1)(list))).toEqual(rooms(list))
  expect(rooms(move('c', 1)(list))).toEqual(rooms(list))
})

it('puts a removed row back at its index', () => {
  const [, bath] = list.windows
  expect(putBack(bath!, 1)(removeWindow('b')(list))).toEqual(list)
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
