import { inches } from '@virida/shared/products/catalogue/dimension'
import type { Facade } from '@virida/shared/products/project/facade'
import type { ProjectWindow } from '@virida/shared/products/project/project'
import { anyWindow } from '@virida/shared/products/project/testing/any-window'
import fc from 'fast-check'
import { facadeFieldChange, fieldChange } from './change-text'
import { compareFacades, compareJobs } from './compare-jobs'

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

const front: Facade = {
  ...{ id: 1, name: 'Front', width: inches(480), height: inches(108) },
  roof: { form: 'gable', pitch: 6 },
}

it('says where a window was on the façades and where it is now', () => {
  const before = row('W1', { places: [{ facade: 1, x: inches(50), sill: inches(24) }] })
  const after = row('W1', { places: [{ facade: 1, x: inches(62.5), sill: inches(24) }] })
  expect(compare([before], [after])).toEqual([{ kind: 'changed', before, after, fields: ['places'] }])
  const versions = { before: { facades: [front] }, after: {} }
  expect(fieldChange('places', before, after, versions)).toEqual({
    label: 'On the façades',
    before: `Front, 4'2" from the left, sill 2'0"`,
    after: `a façade that is gone, 5'2 1/2" from the left, sill 2'0"`,
  })
})

it('says the product and the code of a design, and only the code of one that cannot be read', () => {
  const versions = { before: {}, after: {} }
  expect(fieldChange('design', row('W1'), row('W1', { design: 'XYZ9-1x1' }), versions)).toEqual({
    label: 'Design',
    before: 'Platinum Single Hung, 36\u00a0×\u00a060\u00a0in (PSH1-36x60)',
    after: 'XYZ9-1x1',
  })
})

it('lists added, removed and changed façades with the fields', () => {
  const rear = { ...front, id: 2, name: 'Rear' }
  const left = { ...front, id: 3, name: 'Left' }
  const wider: Facade = { ...front, width: inches(510), roof: { form: 'flat' }, floors: [inches(109.5)] }
  const changes = compareFacades({ facades: [front, rear] }, { facades: [left, wider] })
  expect(changes).toEqual([
    { kind: 'added', after: left },
    { kind: 'changed', before: front, after: wider, fields: ['width', 'roof', 'floors'] },
    { kind: 'removed', before: rear },
  ])
  expect(
    (['width', 'roof', 'floors'] as const).map((field) => facadeFieldChange(field, front, wider)),
  ).toEqual([
    { label: 'Width', before: `40'0"`, after: `42'6"` },
    { label: 'Roof', before: 'Gable end, 6 in 12', after: 'Flat roof' },
    { label: 'Floor lines', before: 'nothing', after: `9'1 1/2"` },
  ])
  expect(compareFacades({}, {})).toEqual([])
})
