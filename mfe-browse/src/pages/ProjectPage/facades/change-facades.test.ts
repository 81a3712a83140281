import { inches, type Sixteenths } from '@virida/shared/products/catalogue/dimension'
import type { Facade } from '@virida/shared/products/project/facade'
import { readStored, writeProject, type ListedProject } from '@virida/shared/products/project/stored-project'
import { anyFacade } from '@virida/shared/products/project/testing/any-facade'
import fc from 'fast-check'
import { editWindow, type Change } from '../../../project/change-project'
import {
  addFacade,
  editFacade,
  moveCopy,
  newFacade,
  placeCopy,
  removeFacade,
  restorer,
  unplaceCopy,
} from './change-facades'
import { floorsIn } from './read-floors'

const row = (id: string, quantity = 2) => ({
  ...{ id, design: 'PSH1-36x60', room: '', quantity, notes: '' },
})
const house: ListedProject = { name: 'House', windows: [row('a'), row('b', 3)] }
const at = (facade: number, x: number) => ({ facade, x: inches(x), sill: inches(20) })

const changed = (project: ListedProject, ...changes: readonly Change[]) =>
  changes.reduce((before, change) => change(before), project)
const withFacade = (project: ListedProject) => {
  const facade = newFacade(project)
  return facade ? addFacade(facade)(project) : project
}

it('places copies of a row up to its quantity', () => {
  const placed = changed(withFacade(house), ...[10, 60, 110].map((x) => placeCopy('a', at(1, x))))
  expect(placed.windows[0]?.places).toEqual([at(1, 10), at(1, 110)])
  expect(placed.windows[1]?.places).toBeUndefined()
})

it('replaces places that a lowered quantity hides or whose façade is gone, when another is placed', () => {
  const project = {
    ...withFacade(house),
    windows: [{ ...row('a'), places: [at(9, 0), at(1, 10), at(1, 60)] }],
  }
  const fewer = changed(project, editWindow('a', { quantity: 2 }), placeCopy('a', at(1, 200)))
  expect(fewer.windows[0]?.places).toEqual([at(1, 10), at(1, 200)])
})

it('removes a façade with its places and leaves the others', () => {
  const two = withFacade(withFacade(house))
  const placed = changed(
    two,
    placeCopy('a', at(1, 10)),
    placeCopy('a', at(2, 60)),
    placeCopy('b', at(1, 200)),
  )
  const removed = removeFacade(1)(placed)
  expect(removed.facades?.map(({ id }) => id)).toEqual([2])
  expect(removed.windows.map(({ places }) => places)).toEqual([[at(2, 60)], undefined])
  expect(removeFacade(2)(removed)).toEqual(house)
})

it('restores façades and places, and keeps what else was changed since', () => {
  const before = changed(withFacade(house), placeCopy('a', at(1, 10)))
  const back = restorer(before)
  const after = changed(before, moveCopy({ row: 'a', copy: 0 }, at(1, 99)), editWindow('a', { room: 'Den' }))
  const restored = back(removeFacade(1)(after))
  expect(restored).toEqual(editWindow('a', { room: 'Den' })(before))
})

const place = fc.record({
  facade: fc.integer({ min: 1, max: 9 }),
  x: fc.integer({ min: 0, max: 20_000 }).map((value) => value as Sixteenths),
  sill: fc.integer({ min: 0, max: 10_000 }).map((value) => value as Sixteenths),
})
const rowId = fc.constantFrom('a', 'b')
const copy = fc.record({ row: rowId, copy: fc.nat(3) })
const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.constant<Change>(withFacade),
  fc.tuple(rowId, place).map(([id, where]) => placeCopy(id, where)),
  fc.tuple(copy, place).map(([of, where]) => moveCopy(of, where)),
  copy.map(unplaceCopy),
  fc.integer({ min: 1, max: 9 }).map(removeFacade),
  anyFacade.map((facade: Facade) => editFacade({ ...facade, id: (facade.id % 9) + 1 })),
)

it('makes only projects that can be read again whole, and undoes every row of changes', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 20 }), (changes) => {
      const project = changed(house, ...changes)
      expect(readStored(writeProject(project))).toEqual({ project, unread: [] })
      expect(restorer(house)(project)).toEqual(house)
    }),
  )
})

it('reads floors from the lowest to the highest, and refuses everything else', () => {
  expect(floorsIn(`9'1 1/2", 18'`)).toEqual([inches(109.5), inches(216)])
  expect(floorsIn(' ; ')).toEqual([])
  for (const text of [`18', 9'`, `9', 9'`, 'first', `1',2',3',4',5'`, '0', '61 feet', '9,'.repeat(60)])
    expect(floorsIn(text)).toBeUndefined()
})
