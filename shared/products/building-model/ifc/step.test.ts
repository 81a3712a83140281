import { count, StepFile, typed, word } from './step'

const entity = (...attributes: Parameters<StepFile['add']>[1][]) => {
  const file = new StepFile()
  file.add('THING', ...attributes)
  const text = file.write({ name: 'a', made: new Date(0), author: 'b', program: 'c', view: 'd', schema: 'e' })
  return /#1=THING\((.*)\);/.exec(text)?.[1]
}

it.each([
  ["a 'quoted' back\\slash", "'a ''quoted'' back\\\\slash'"],
  ['36 × 60', "'36 \\X2\\00D7\\X0\\ 60'"],
  ['\u{1F3E0}', "'\\X4\\0001F3E0\\X0\\'"],
  ['line\nbreak', "'line\\X2\\000A\\X0\\break'"],
  [60, '60.'],
  [-0, '0.'],
  [-0.000000004, '0.'],
  [0.0000004, '0.0000004'],
  [0.09290304, '0.09290304'],
  [1 / 3, '0.33333333'],
  [count(3), '3'],
  [true, '.T.'],
  [null, '$'],
  [undefined, '*'],
  [word('AREA'), '.AREA.'],
  [typed('IFCLABEL', 'White'), "IFCLABEL('White')"],
  [[1, [word('X')]], '(1.,(.X.))'],
] as const)('writes %p as %s', (value, text) => {
  expect(entity(value)).toBe(text)
})

it('refuses a number that is not finite', () => {
  expect(() => entity(NaN)).toThrow('Cannot write NaN into a STEP file')
})

it('writes equal entities once', () => {
  const file = new StepFile()
  expect(file.add('POINT', [1, 2])).toBe(file.add('POINT', [1, 2]))
  expect(file.add('POINT', [1, 3])).toEqual({ ref: 2 })
})
