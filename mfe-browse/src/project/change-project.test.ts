import { projectLimits } from '@virida/shared/project/project'
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
import type { ListedProject } from './stored-project'

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

test('a design that is added again counts up where nothing else is said of it', () => {
  const twice = addDesign('PSH1-36x60')(addDesign('PSH1-36x60')(list))
  expect(twice.windows).toHaveLength(4)
  expect(countOf(twice, 'PSH1-36x60')).toBe(2)
})

test('a design that has its room already gets another row', () => {
  const one = { name: '', windows: [window('a', 'Kitchen')] }
  expect(addDesign('VCA1-28x54')(one).windows.map(({ quantity }) => quantity)).toEqual([1, 1])
})

test('a full list takes no more', () => {
  const full = {
    name: '',
    windows: Array.from({ length: projectLimits.windows }, (_, at) => window(`${at}`, 'x')),
  }
  expect(addDesign('PSH1-36x60')(full).windows).toHaveLength(projectLimits.windows)
  expect(duplicate('1')(full).windows).toHaveLength(projectLimits.windows)
  expect(addAll('', [window('z')])(full).windows).toHaveLength(projectLimits.windows)
})

test('a window moves one place, and stays at the ends', () => {
  expect(rooms(move('a', 1)(list))).toEqual(['Bath', 'Kitchen', ''])
  expect(rooms(move('a', -1)(list))).toEqual(rooms(list))
  expect(rooms(move('c', 1)(list))).toEqual(rooms(list))
})

test('a window that was removed is put back in its place', () => {
  const [, bath] = list.windows
  expect(putBack(bath!, 1)(removeWindow('b')(list))).toEqual(list)
})

test('a copy stands after its original under an id of its own', () => {
  const { windows } = duplicate('a')(list)
  expect(windows.map(({ room }) => room)).toEqual(['Kitchen', 'Kitchen', 'Bath', ''])
  expect(new Set(windows.map(({ id }) => id)).size).toBe(4)
})

test('an edit changes one window', () => {
  expect(editWindow('b', { quantity: 3 })(list).windows.map(({ quantity }) => quantity)).toEqual([1, 3, 1])
})

test('a shared list comes after the own one and keeps its name', () => {
  const joined = addAll('Shared', [window('x', 'Attic')])(list)
  expect(joined.name).toBe('House')
  expect(rooms(joined).at(-1)).toBe('Attic')
})
