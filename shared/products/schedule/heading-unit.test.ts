import { unitIn, unitOfOpenings, unitOfTitles } from './heading-unit'

it.each([
  ['Width (in)', 'in'],
  ['Width (inches)', 'in'],
  ['Width in inches', 'in'],
  ['RO Width in.', 'in'],
  ['Size (in)', 'in'],
  ['SIZE (W IN x H IN)', 'in'],
  ['width_in', 'in'],
  ['Width "', 'in'],
  [`Width ''`, 'in'],
  [`Width ('')`, 'in'],
  ['Width (’’)', 'in'],
  ['Width (”)', 'in'],
  ['Width in mm', 'mm'],
  ['Width [millimeters]', 'mm'],
  ['Height (millimetre)', 'mm'],
  ['Width, cm', 'cm'],
  ['Width in centimeters', 'cm'],
  ['Width (feet)', 'ft'],
  ['Size in (mm)', 'mm'],
  ['Width in (mm)', 'mm'],
  ['Width in (rough)', 'in'],
  ['Width (rough) in mm', 'mm'],
  ['Width, in', 'in'],
  ['Width, built in (cm)', 'cm'],
  [`Width (')`, 'ft'],
  ['Width (m)', 'm'],
  ['Size [ m ]', 'm'],
  ['Width (mm), 6 mm glass', 'mm'],
])('reads the unit of the heading %s: %s', (heading, unit) => {
  expect(unitIn(heading)).toBe(unit)
})

it.each([
  'Width',
  'Width (ft-in)',
  'Width in feet and inches',
  `Width (' ")`,
  'Width (in / mm)',
  'RO in. (mm)',
  'Width inches (mm)',
  'Width in wall',
  'Width, built in',
  'Width (built in)',
  'Swing-in width, tilt in.',
  'Width m',
  'Window size, 6 mm glass',
  'Size, glass thickness in mm',
  'Width (M.O.)',
  `Builder's width`,
  '"Width"',
])('reads no unit in the heading %s', (heading) => {
  expect(unitIn(heading)).toBeUndefined()
})

const headings = ['Mark', 'Width', 'Height']

it.each([
  ['All dimensions in mm', 'mm'],
  ['Window schedule (all dimensions in cm)', 'cm'],
  ['DIMENSIONS ARE IN INCHES U.N.O.', 'in'],
  ['Units: feet', 'ft'],
  ['All units mm', 'mm'],
  ['(mm)', 'mm'],
  ['Clear glass. All dimensions in cm', 'cm'],
  ['Sizes in mm, glass thickness in inches', 'mm'],
])('reads the unit of all lengths in the title %j: %s', (title, unit) => {
  expect(unitOfTitles([['Lot 14'], ['', title], [], headings], 3)).toBe(unit)
})

it.each([
  'Insulated glass units, argon, with one inch airspace',
  'Units with 6 mm glass',
  'Dimensions in mm (inches)',
  'All frames',
  'Units in stock',
  '6 mm glass',
  'Glass sizes in mm',
  'Frame dimensions shown, glass thickness in mm',
])('reads no unit of all lengths in the title %j', (title) => {
  expect(unitOfTitles([[title], headings], 1)).toBeUndefined()
})

it('reads no unit of all lengths in a first line of headings, below the headings, or without headings', () => {
  const note = ['Dimensions in mm']
  expect(unitOfTitles([['', 'Frame dimensions (mm)', 'Opening', 'Glass'], headings], 1)).toBeUndefined()
  expect(unitOfTitles([headings, note], 0)).toBeUndefined()
  expect(unitOfTitles([note, ['A', '36', '60']], -1)).toBeUndefined()
})

it.each([
  ['Rough openings in mm', 'mm'],
  ['All R.O. in cm', 'cm'],
  ['Rough openings with 6 mm glass', undefined],
  ['Glass of openings in mm', undefined],
])('reads the unit of the openings only in the title %s: %s', (title, unit) => {
  expect(unitOfOpenings([[title], headings], 1)).toBe(unit)
  expect(unitOfTitles([[title], headings], 1)).toBeUndefined()
})
