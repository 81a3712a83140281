import { inches } from '../catalogue/dimension'
import type { ScheduleField } from './fields'
import { placeIn, quantityIn } from './read-place'

const units = {
  sill: undefined,
  opening_width: undefined,
  opening_height: undefined,
  opening_size: undefined,
  firstSide: 'width' as const,
}

const placeOf = (texts: Partial<Record<ScheduleField, string>>, isOwn = false) =>
  placeIn((field) => texts[field] ?? '', units, isOwn)

it('keeps few line breaks of the notes in a file of the site', () => {
  const { place } = placeOf({ notes: `a\nb${'\n'.repeat(200)}` }, true)
  expect(place.notes).toMatch(/^a\nb\n/)
  expect(place.notes.split('\n')).toHaveLength(8)
})

it.each(['Yes', 'yes (min 5.7 sf)', 'Egress', 'X', '•', 'Required', 'Y - see plan'])(
  'takes a room for a sleeping room by the cell %j',
  (sleeping) => {
    expect(placeOf({ room: 'Loft', sleeping })).toMatchObject({ place: { sleeping: true }, remarks: [] })
  },
)

it.each(['No', 'N', 'false', '0', 'none', 'Not required', 'Non-egress', 'no egress'])(
  'does not take a bedroom for a sleeping room if the cell is %j',
  (sleeping) => {
    const { place, remarks } = placeOf({ room: 'Bedroom 2', sleeping })
    expect([place.sleeping, remarks]).toEqual([undefined, []])
  },
)

it.each(['', '-', '—', 'n/a', 'N/A', 'NA'])(
  'decides by the name of the room if the cell for sleeping rooms is %j',
  (sleeping) => {
    expect(placeOf({ room: 'Bedroom 2', sleeping })).toMatchObject({
      place: { sleeping: true, notes: '' },
      remarks: ['by_room'],
    })
    expect(placeOf({ room: 'Kitchen', sleeping }).place.sleeping).toBeUndefined()
  },
)

it.each([
  'E',
  '5.7',
  '1.5',
  'see plan',
  'No smaller than 5.7 sf',
  'Egress not required',
  'Y/N',
  'yes?',
  'req. N',
])('says that the cell %j for sleeping rooms cannot be read', (sleeping) => {
  expect(placeOf({ room: 'Bedroom 2', sleeping })).toMatchObject({
    place: { sleeping: true, notes: `Sleeping room: ${sleeping}` },
    remarks: ['sleeping', 'by_room'],
  })
  const { place, remarks } = placeOf({ room: 'Loft', sleeping })
  expect([place.sleeping, remarks]).toEqual([undefined, ['sleeping']])
})

it.each(['Grade', 'Grade floor', 'At grade', 'slab on grade', '1st floor (grade)', 'on slab', 'x'])(
  'takes the floor %j for one at grade',
  (grade) => {
    expect(placeOf({ grade })).toMatchObject({ place: { grade: true }, remarks: [] })
  },
)

it.each(['No grade', 'not at grade', 'above grade', 'Below grade', '2nd', 'upgrade', '1', ''])(
  'does not take the floor %j for one at grade',
  (grade) => {
    const { place, remarks } = placeOf({ grade })
    expect([place.grade, remarks]).toEqual([undefined, []])
  },
)

it('keeps a floor that names the grade unclearly in the notes', () => {
  const { place, remarks } = placeOf({ grade: '5 ft to grade' })
  expect([place.grade, place.notes, remarks]).toEqual([undefined, 'Grade floor: 5 ft to grade', ['grade']])
})

it.each([
  ['24" AFF', 24],
  ['24 a.f.f.', 24],
  [`2'-0" AFF`, 24],
])('reads the sill %s', (sill, height) => {
  expect(placeOf({ sill })).toMatchObject({ place: { sill: inches(height) }, remarks: [] })
})

it.each(['—', '-', 'n/a'])('takes the sill %s for none', (sill) => {
  expect(placeOf({ sill })).toEqual({ place: { room: '', notes: '' }, remarks: [] })
})

it.each([
  ['4 windows', 4],
  ['2 doors', 2],
  ['3 ea.', 3],
  ['"', undefined],
])('reads the quantity %s', (text, quantity) => {
  expect(quantityIn(text)).toBe(quantity)
})

it.each(['MBR', 'Bedrm 3', 'Bed Rm 2', 'BR2', 'M. Bed'])(
  'takes the room %s for one that people sleep in',
  (room) => {
    expect(placeOf({ room })).toMatchObject({ place: { sleeping: true }, remarks: ['by_room'] })
    expect(placeOf({ room, sleeping: 'N' }).place.sleeping).toBeUndefined()
  },
)

it.each(['MBR bath', 'Bedrm closet', 'Umbria', 'Embed', 'Library'])(
  'does not take the room %s for one that people sleep in',
  (room) => {
    expect(placeOf({ room }).place.sleeping).toBeUndefined()
  },
)
