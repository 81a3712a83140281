import { placeIn } from './read-place'

const units = {
  sill: undefined,
  opening_width: undefined,
  opening_height: undefined,
  opening_size: undefined,
  firstSide: 'width' as const,
}

it('keeps few line breaks of the notes in a file of the site', () => {
  const { place } = placeIn((field) => (field === 'notes' ? `a\nb${'\n'.repeat(200)}` : ''), units, true)
  expect(place.notes).toMatch(/^a\nb\n/)
  expect(place.notes.split('\n')).toHaveLength(8)
})
