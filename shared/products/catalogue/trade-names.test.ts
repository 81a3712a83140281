import { seriesNamedIn, styleIn } from './trade-names'

it.each([
  ['SH', 'single_hung'],
  ['Single-Hung Window', 'single_hung'],
  ['DH', 'double_hung'],
  ['CSMT', 'casement'],
  ['XO', 'horizontal_slider'],
  ['SGD XO', 'sliding_glass'],
  ['Door XO', 'sliding_glass'],
  ['French sliding patio door', 'french_sliding'],
  ['Bi-fold', 'bi_fold'],
  ['Half round', 'round_top_specialty_shapes'],
  ['double', 'double_hung'],
  ['vinyl, double pane', undefined],
])('reads the style of %s', (text, style) => {
  expect(styleIn(text)).toBe(style)
})

it.each([
  ['S-3000', ['bellagio-single-hung']],
  ['S-3050 picture', ['bellagio-picture-window']],
  ['VDH', ['venetian-double-hung']],
  ['Platinum SH', ['platinum-single-hung']],
  ['casement', ['venetian-casement']],
  ['Platinum casement', []],
  ['nothing known', []],
])('finds the series of %s', (text, series) => {
  expect(seriesNamedIn(text)).toEqual(series)
})

it('takes the usual line where several lines have the style', () => {
  expect(seriesNamedIn('SH')).toHaveLength(3)
  expect(seriesNamedIn('SH', 'bellagio')).toEqual(['bellagio-single-hung'])
  expect(seriesNamedIn('CSMT', 'bellagio')).toEqual(['venetian-casement'])
})
