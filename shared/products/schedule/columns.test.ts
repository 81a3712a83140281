import { recognizeColumns, unitIn } from './columns'

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
  'Width (M.O.)',
  `Builder's width`,
  '"Width"',
])('reads no unit in the heading %s', (heading) => {
  expect(unitIn(heading)).toBeUndefined()
})

it('recognizes headings with a unit in words', () => {
  const headings = ['Mark', 'Width (inch)', 'Height in millimeters', 'RO Width (centimeters)', 'RO Height "']
  expect(recognizeColumns([headings])).toEqual({
    heading: 0,
    fields: ['mark', 'width', 'height', 'opening_width', 'opening_height'],
  })
})
