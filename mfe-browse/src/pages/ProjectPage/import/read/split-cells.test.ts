import { readScheduleText } from './read-text'
import { splitCells } from './split-cells'

const heading = ['Mark', 'Type', 'Size', 'Qty']
const tabbed = (...rows: string[][]) => [heading, ...rows].map((row) => row.join('\t')).join('\n')

it.each([
  [
    'a ditto mark',
    [
      ['A', 'SH', '3050', '2'],
      ['B', '"', '3050', '3'],
      ['C', 'SH', '3050', '4'],
    ],
  ],
  [
    'two ditto marks',
    [
      ['A', 'SH', '3050', '2'],
      ['B', '"', '3050', '3'],
      ['C', '"', '3050', '4'],
    ],
  ],
  [
    'ditto marks at the end of rows',
    [
      ['A', 'SH', '3050', '"'],
      ['B', 'SH', '3050', '"'],
      ['C', 'SH', '3050', '1'],
    ],
  ],
  [
    'a quoted word',
    [
      ['A', '"XO" unit', '3050', '2'],
      ['B', 'SH', '3050', '3'],
    ],
  ],
  [
    'a quote that is never closed',
    [
      ['A', '"XO unit', '3050', '2'],
      ['B', 'SH', '36"', '3'],
    ],
  ],
])('keeps the rows after %s in a copied table', (_, rows) => {
  expect(readScheduleText(tabbed(...rows))).toEqual([heading, ...rows])
})

it.each([
  [
    'A,"\nB,x',
    [
      ['A', '"'],
      ['B', 'x'],
    ],
  ],
  [
    'A,",3050\nB,",3060',
    [
      ['A', '"', '3050'],
      ['B', '"', '3060'],
    ],
  ],
  [
    'A,3050,"\nB,3060,"',
    [
      ['A', '3050', '"'],
      ['B', '3060', '"'],
    ],
  ],
  [
    'A,"XO" unit,3050\nB,x,1',
    [
      ['A', '"XO" unit', '3050'],
      ['B', 'x', '1'],
    ],
  ],
  ['A,36" x 60",1', [['A', '36" x 60"', '1']]],
])('keeps the rows of the CSV text %j', (text, rows) => {
  expect(splitCells(text, ',', 9)).toEqual(rows)
})

it.each([
  ['a\t"one\ntwo ""XO"""\tb', '\t', [['a', 'one\ntwo "XO"', 'b']]],
  ['"a" \t"3\'-0"""', '\t', [['a', '3\'-0"']]],
  [
    '"a, b","c\r\nd"\r\n"",e',
    ',',
    [
      ['a, b', 'c\r\nd'],
      ['', 'e'],
    ],
  ],
  ['",a","\n- b, c\n"', ',', [[',a', '\n- b, c\n']]],
  ['a;b\r\rc', ';', [['a', 'b'], [''], ['c']]],
  ['a|"b|c"\n', '|', [['a', 'b|c'], ['']]],
])('reads the quoted cells and line ends of %j', (text, separator, rows) => {
  expect(splitCells(text, separator, 9)).toEqual(rows)
})

it('splits millions of quotes in time that grows with their number only', () => {
  const start = process.cpuUsage()
  for (const piece of ['"', '"a\t', '""\t', '"""\t', '"\n'])
    splitCells(piece.repeat(1_000_000 / piece.length), '\t', Infinity)
  const { user, system } = process.cpuUsage(start)
  expect((user + system) / 1000).toBeLessThan(3000)
})
