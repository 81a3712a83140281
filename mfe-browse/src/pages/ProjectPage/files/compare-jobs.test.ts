import type { ProjectWindow } from '@virida/shared/products/project/project'
import { anyWindow } from '@virida/shared/products/project/testing/any-window'
import fc from 'fast-check'
import { compareJobs } from './compare-jobs'

const row = (mark: string, more: Partial<ProjectWindow> = {}): ProjectWindow => ({
  ...{ design: 'PSH1-36x60', room: 'Kitchen', quantity: 1, notes: '', mark },
  ...more,
})
const compare = (before: readonly ProjectWindow[], after: readonly ProjectWindow[]) =>
  compareJobs({ windows: before }, { windows: after })

it('lists added, removed and changed rows with the fields', () => {
  const before = [row('W1'), row('W2'), row('W3')]
  const after = [
    row('W3', { quantity: 2, room: 'Hall' }),
    row('W1'),
    row('W4', { room: 'Attic', design: 'VCA1-28x54' }),
  ]
  expect(compare(before, after)).toEqual([
    { kind: 'changed', before: before[2], after: after[0], fields: ['room', 'quantity'] },
    { kind: 'added', after: after[2] },
    { kind: 'removed', before: before[1] },
  ])
})

it('follows rows without marks by their room and design', () => {
  const [bath, den] = [{ room: 'Bath' }, { room: 'Den' }].map((more) => row('', more)) as [
    ProjectWindow,
    ProjectWindow,
  ]
  const wider = { ...den, design: 'PSH1-40x60' }
  expect(compare([bath, den], [wider, bath])).toEqual([
    { kind: 'changed', before: den, after: wider, fields: ['design'] },
  ])
})

it('finds nothing in the same rows, in any order', () => {
  const rows = fc.array(anyWindow, { maxLength: 12 })
  fc.assert(
    fc.property(rows, (windows) => {
      expect(compare(windows, [...windows].reverse())).toEqual([])
    }),
  )
})

it('accounts for every row of both versions', () => {
  const rows = fc.array(anyWindow, { maxLength: 12 })
  fc.assert(
    fc.property(rows, rows, (before, after) => {
      const changes = compare(before, after)
      const count = (kind: string) => changes.filter((change) => change.kind === kind).length
      expect(after.length - count('added')).toBe(before.length - count('removed'))
    }),
  )
})
