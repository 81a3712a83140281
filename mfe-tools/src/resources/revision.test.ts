import { sheetNames } from './files'
import { resources } from './resources'
import { changes, newestDate, revisionAt, revisionOf, type Change } from './revision'

const list: readonly Change[] = [
  { date: '2027-03-01', note: 'Third.', sheets: ['b'] },
  { date: '2027-02-01', note: 'Second.', sheets: ['a', 'b'] },
  { date: '2027-01-01', note: 'First issue.', sheets: ['a'] },
]

it('gives a sheet the next letter with each change that lists it', () => {
  expect(revisionOf('a', list)).toEqual({ letter: 'B', date: '2027-02-01' })
  expect(revisionOf('b', list)).toEqual({ letter: 'B', date: '2027-03-01' })
  expect(revisionAt('b', list[1]!, list)).toEqual({ letter: 'A', date: '2027-02-01' })
  expect(revisionAt('b', list[2]!, list)).toBeUndefined()
})

it('continues after Z with two letters', () => {
  const many = Array.from({ length: 28 }, (_, at): Change => ({
    date: `2027-01-${at + 1}`,
    note: '',
    sheets: ['a'],
  }))
  expect(revisionOf('a', many).letter).toBe('AB')
  expect(revisionOf('a', many.slice(2)).letter).toBe('Z')
})

it('refuses a sheet that no change lists', () => {
  expect(() => revisionOf('c', list)).toThrow('no change lists it')
})

it('has a revision for each sheet of each resource, and lists the newest change first', () => {
  const names = resources.flatMap(sheetNames)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(revisionOf(name).date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  const dates = changes.map(({ date }) => date)
  expect([...dates].sort().reverse()).toEqual(dates)
  expect(newestDate(names)).toBe(dates[0])
})

it('keeps the address of each sheet that was ever published', () => {
  const names = resources.flatMap(sheetNames)
  expect(changes.flatMap(({ sheets }) => sheets).filter((name) => !names.includes(name))).toEqual([])
})
