import { inches, type Sixteenths } from '@virida/shared/products/catalogue/dimension'
import { facadeLimits, type Facade } from '@virida/shared/products/project/facade'
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
  unplaceCopy,
} from './change-facades'
import { isUndone, undoFacades, waitsForRoom } from './undo-facades'
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

it('undoes changes of façades and places, and keeps what else was changed since', () => {
  const before = changed(withFacade(house), placeCopy('a', at(1, 10)))
  const after = changed(before, moveCopy({ row: 'a', copy: 0 }, at(1, 99)), removeFacade(1))
  const since = editWindow('a', { room: 'Den' })
  expect(undoFacades({ before, after })(since(after))).toEqual(since(before))
})

it('keeps façades and places that another tab has added since', () => {
  const after = changed(withFacade(house), placeCopy('a', at(1, 10)))
  const since = changed(withFacade(after), placeCopy('b', at(2, 20)))
  const undone = undoFacades({ before: withFacade(house), after })(since)
  expect(undone.facades?.map(({ id }) => id)).toEqual([1, 2])
  expect(undone.windows.map(({ places }) => places)).toEqual([undefined, [at(2, 20)]])
  expect(undoFacades({ before: house, after: withFacade(house) })(undone).facades).toMatchObject([{ id: 2 }])
})

it('keeps an added façade on which another tab has placed an opening since', () => {
  const after = withFacade(house)
  const since = placeCopy('b', at(1, 20))(after)
  expect(undoFacades({ before: house, after })(since)).toEqual(since)
})

it('keeps a façade that another tab has changed since', () => {
  const before = withFacade(house)
  const [facade] = before.facades ?? []
  const renamed = (name: string) => editFacade({ ...(facade as Facade), name })
  const after = renamed('Street')(before)
  const since = renamed('Garden')(after)
  expect(undoFacades({ before, after })(since)).toEqual(since)
  expect(undoFacades({ before, after })(after)).toEqual(before)
})

it('gives a removed façade back with its places beside those that another tab has changed since', () => {
  const before = changed(withFacade(withFacade(house)), placeCopy('b', at(1, 10)), placeCopy('b', at(2, 20)))
  const after = removeFacade(1)(before)
  const since = moveCopy({ row: 'b', copy: 0 }, at(2, 90))(after)
  const undone = undoFacades({ before, after })(since)
  expect(undone.facades).toEqual(before.facades)
  expect(undone.windows[1]?.places).toEqual([at(2, 90), at(1, 10)])
  expect(isUndone({ before, after }, undone)).toBe(true)
})

it('gives no place back that another tab has moved on', () => {
  const before = changed(withFacade(house), placeCopy('b', at(1, 10)))
  const after = moveCopy({ row: 'b', copy: 0 }, at(1, 20))(before)
  const since = moveCopy({ row: 'b', copy: 0 }, at(1, 90))(after)
  expect(undoFacades({ before, after })(since)).toEqual(since)
})

it('gives a row no more places than it may have', () => {
  const full = Array.from({ length: facadeLimits.places }, (_, x) => at(1, x))
  const withPlaces = (places: typeof full) => ({
    ...withFacade(house),
    windows: [{ ...row('a', 200), places }],
  })
  const [before, after] = [withPlaces(full), withPlaces(full.slice(1))]
  const since = withPlaces([...full.slice(1), at(1, 900)])
  expect(undoFacades({ before, after })(since)).toEqual(since)
})

it('gives a removed façade back only when there is room', () => {
  const full = Array.from({ length: facadeLimits.facades }).reduce<ListedProject>(withFacade, house)
  const before = placeCopy('a', at(1, 10))(full)
  const after = removeFacade(1)(before)
  const since = changed(withFacade(after), placeCopy('b', at(facadeLimits.facades + 1, 20)))
  expect(since.facades).toHaveLength(facadeLimits.facades)
  expect(undoFacades({ before, after })(since)).toEqual(since)
  expect([waitsForRoom, isUndone].map((check) => check({ before, after }, since))).toEqual([true, false])
})

it('gives no places of a removed façade to another one that has got its id', () => {
  const before = changed(withFacade(house), placeCopy('a', at(1, 10)))
  const after = removeFacade(1)(before)
  const [facade] = before.facades ?? []
  const since = addFacade({ ...(facade as Facade), name: 'Another' })(after)
  expect(undoFacades({ before, after })(since)).toEqual(since)
  expect([waitsForRoom, isUndone].map((check) => check({ before, after }, since))).toEqual([false, false])
})

it.each<[string, Change]>([
  ['moved an opening on', moveCopy({ row: 'a', copy: 0 }, at(1, 90))],
  ['removed the row', (project) => ({ ...project, windows: [row('b')] })],
])('is not undone as a whole if another tab has %s', (_, other) => {
  const before = changed(withFacade(house), placeCopy('a', at(1, 10)))
  const after = moveCopy({ row: 'a', copy: 0 }, at(1, 20))(before)
  expect(isUndone({ before, after }, undoFacades({ before, after })(other(after)))).toBe(false)
})

it('is not undone as a whole if another tab has placed an opening on an added façade', () => {
  const made = { before: house, after: withFacade(house) }
  expect(isUndone(made, undoFacades(made)(placeCopy('b', at(1, 20))(made.after)))).toBe(false)
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
      const made = { before: house, after: project }
      expect(undoFacades(made)(project)).toEqual(house)
      expect([waitsForRoom(made, house), isUndone(made, house)]).toEqual([false, true])
    }),
  )
})

it('reads floors from the lowest to the highest, and refuses everything else', () => {
  expect(floorsIn(`9'1 1/2", 18'`)).toEqual([inches(109.5), inches(216)])
  expect(floorsIn(' ; ')).toEqual([])
  for (const text of [`18', 9'`, `9', 9'`, 'first', `1',2',3',4',5'`, '0', '61 feet', '9,'.repeat(60)])
    expect(floorsIn(text)).toBeUndefined()
})
