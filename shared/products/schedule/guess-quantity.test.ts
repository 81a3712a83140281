import { recognizeColumns } from './columns'
import { readRows } from './read-rows'

/** Reads lines whose cells are separated by bars. */
function readLines(...lines: string[]) {
  const table = lines.map((line) => line.split('|'))
  return readRows(table, { columns: recognizeColumns(table), line: 'platinum' })
}

/** The quantities of the rows that are not refused, and the remarks on all of them. */
function quantitiesOf(lines: readonly string[]) {
  const rows = readLines(...lines).flatMap((row) => (row.state === 'refused' ? [] : [row]))
  return {
    quantities: rows.map(({ window }) => window.quantity),
    remarks: [...new Set(rows.flatMap(({ remarks }) => remarks))],
  }
}

it.each([
  [
    ['Mark|Type|Size|Qty|Rate|Amount', 'A|SH|3050|2|210|420', 'B|XO|4030|1|190|190'],
    [2, 1],
  ],
  [
    ['Description|Qty|Unit Price|Amount', '3050 Single Hung|2|150|300', '4030 Slider|1|175|175'],
    [2, 1],
  ],
  [
    ['Mark|Type|Size|Qty|Amount', 'A|SH|3050||420', 'B|XO|4030||190'],
    [1, 1],
  ],
  [
    ['Mark|Type|Size|Qty|', 'A|SH|3050||4', 'B|XO|4030|2|3'],
    [1, 2],
  ],
])('takes no other column beside one that is named the quantity: %j', (lines, quantities) => {
  expect(quantitiesOf(lines)).toEqual({ quantities, remarks: [] })
})

it.each([
  [
    ['2|3050|Single Hung', '1|4030|Slider', '3|2030|Awning'],
    [2, 1, 3],
  ],
  [
    ['1|3050|Single Hung', '1|4030|Slider'],
    [1, 1],
  ],
  [
    ['2|A|3050|SH', '1|B|4030|XO', '4|C|2020|FX'],
    [2, 1, 4],
  ],
  [
    ['2|A|3050|SH', '3|B|4030|XO'],
    [2, 3],
  ],
  [
    ['#|Mark|Size|Type', '2|A|3050|SH', '4|B|4030|XO'],
    [2, 4],
  ],
  [
    ['#|Mark|Size|Type', '1|A|3050|SH', '2|B|4030|XO'],
    [1, 1],
  ],
  [
    ['101|3050|SH|4', '102|4030|XO|3'],
    [4, 3],
  ],
])('takes numbers of the first column of %j for the quantity only if they are clear', (lines, quantities) => {
  expect(quantitiesOf(lines)).toEqual({ quantities, remarks: [] })
})

it.each([
  [['3|36x60|double hung']],
  [['1|3050|SH', '2|4030|XO']],
  [['1|A|3050|SH', '2|B|4030|XO']],
  [['2|3050|SH|1', '4|4030|XO|2', '1|4030|XO|2']],
  [['1|3050|SH', '2|4030|XO', '3|3050|SH', '1|4030|XO', '2|3050|SH']],
  [['1|A|3050|SH', '2|B|4030|XO', '1|C|3050|SH', '2|D|3050|SH']],
  [['3050|SH|101', '4030|XO|102']],
  [['Mark|Type|Size|Price|Total', 'A|SH|3050|200|400']],
  [['Mark|Type|Size|Rate|Amount', 'A|SH|3050|200|400']],
  [['Mark|Type|Size|Unit Cost|Each', 'A|SH|3050|200|400']],
])('remarks that it cannot tell the quantity of %j', (lines) => {
  const { quantities, remarks } = quantitiesOf(lines)
  expect(new Set(quantities)).toEqual(new Set([1]))
  expect(remarks).toEqual(['quantity'])
})

it.each([
  [
    ['Bedroom|SH 36x48|2', 'Kitchen|SH 48x36|3'],
    [2, 3],
  ],
  [
    ['A|3050|1|SH', 'B|4030|2|XO', 'C|2040|3|FX'],
    [1, 2, 3],
  ],
  [
    ['A|3050|1|SH', 'Second floor|||', 'B|4030|4|XO', 'Third floor|||', 'C|4030|4|XO'],
    [1, 4, 4],
  ],
])('takes numbers behind the marks for the quantity also if they count: %j', (lines, quantities) => {
  expect(quantitiesOf(lines).quantities).toEqual(quantities)
})

it.each([
  [['||Imperial||Metric|', 'Mark|Qty|Width|Height|Width|Height|Style', 'A|2|36|60|914|1524|SH']],
  [['Mark|Qty|As-built Width|As-built Height|Style', 'A|2|914|1524|SH']],
  [['Mark|Style|Qty|PO', 'A|SH|2|5210']],
  [['Mark|Style|Qty|Window job', 'A|SH|2|2412']],
])('takes no number of %j for a call size', (lines) => {
  const rows = readLines(...lines)
  expect(rows.at(-1)).toMatchObject({ state: 'open', reason: 'no_size', window: { quantity: 2 } })
})

it.each(['Call no', 'Window call', 'Unit spec', 'Cat. No.', ''])(
  'takes numbers below %j for call sizes',
  (heading) => {
    const [row] = readLines(`Mark|Style|Qty|${heading}`, 'A|SH|2|3050')
    expect(row).toMatchObject({ state: 'read', window: { quantity: 2 } })
  },
)

/** Rows of windows below each of some lines of headings with the column `heading`. */
function sectionsOf(heading: string, rows: number) {
  const headings = `Mark|Size|Type|${heading}|Screens`
  const section = (start: number) =>
    Array.from({ length: rows }, (_, at) => `W${start + at}|3050|SH|${2 + (at % 3)}|1`)
  return [headings, ...section(0), headings, ...section(rows), headings, ...section(2 * rows)]
}

it.each([
  ['#', 5],
  ['#', 20],
  ['No.', 5],
  ['No.', 20],
])(
  'takes the numbers below %s for the quantity if the headings are repeated every %i rows',
  (heading, rows) => {
    const { quantities, remarks } = quantitiesOf(sectionsOf(heading, rows))
    expect(quantities.slice(0, 3)).toEqual([2, 3, 4])
    expect(new Set(quantities)).toEqual(new Set([2, 3, 4]))
    expect(remarks).toEqual([])
  },
)

it('takes numbers for the quantity also if one cell of many has none, or if a total follows', () => {
  const rows = sectionsOf('#', 20).slice(0, 21)
  expect(quantitiesOf([...rows, 'X|3050|SH|TBD|1']).quantities.slice(0, 3)).toEqual([2, 3, 4])
  expect(quantitiesOf([...rows, '||Total|60|']).quantities.slice(0, 3)).toEqual([2, 3, 4])
  expect(quantitiesOf([...rows.slice(1), '||Total|60|']).quantities.slice(0, 3)).toEqual([2, 3, 4])
})

it.each([
  ['#', 'Panels'],
  ["# Req'd", 'Screens'],
  ['Ordered', 'Shipped'],
])('finds the quantity below %s again if it changes its place with %s', (heading, other) => {
  const lines = [`Mark|Size|Type|${heading}|${other}`, 'A|3050|SH|2|1', 'B|4040|XO|3|2']
  const swapped = [`Mark|Size|Type|${other}|${heading}`, 'C|3050|SH|1|4', 'D|4040|XO|2|5']
  expect(quantitiesOf([...lines, ...swapped]).quantities).toEqual([2, 3, 4, 5])
})

it.each([
  ['Qty/Unit|Total', '2|20', 20],
  ['Qty/Bldg|Total', '2|20', 20],
  ['Qty per unit|Total Qty', '2|20', 20],
  ['Qty/Pcs|Total', '2|20', 2],
  ['Qty|Pcs', '2|2', 2],
  ['Qty|Units', '2|EA', 2],
  ['Qty|Qty per floor', '20|2', 20],
  ['Qty|Area|Total', '2|15|30', 2],
  ['Plan 1|Plan 2|Total', '2|1|3', 3],
])('takes the quantity below %s, such as %s', (headings, numbers, quantity) => {
  const lines = [`Mark|Size|Type|${headings}`, `A|3050|SH|${numbers}`, `B|4040|XO|${numbers}`]
  expect(quantitiesOf(lines)).toEqual({ quantities: [quantity, quantity], remarks: [] })
})

it.each([
  ['Qty/Unit|# Units', '2|10'],
  ['Qty per unit|Units', '2|10'],
  ['Qty|Units|Total', '2|10|20'],
  ['Qty|Units', '2|10'],
  ['Qty|# of Units|Ext. Qty', '2|10|20'],
  ['Qty/Unit', '2'],
  ['No.|Area (SF)|Total', '2|15|30'],
  ['#|UI|Total', '2|96|192'],
])('remarks that it cannot tell the quantity from the numbers below %s', (headings, numbers) => {
  const lines = [`Mark|Size|Type|${headings}`, `A|3050|SH|${numbers}`, `B|4040|XO|${numbers}`]
  expect(quantitiesOf(lines)).toEqual({ quantities: [1, 1], remarks: ['quantity'] })
})

it('takes the total beside the numbers of the rows for the quantity', () => {
  const lines = ['#|Mark|Size|Type|Total', '1|A|3050|SH|2', '2|B|4040|XO|4', '3|C|4040|XO|2']
  expect(quantitiesOf(lines)).toEqual({ quantities: [2, 4, 2], remarks: [] })
})

it.each([
  [['2 ea|3050|SH'], [2]],
  [
    ['1 ea|3050|SH', '2 EA.|3050|SH', '3 ea|3050|SH'],
    [1, 2, 3],
  ],
  [
    ['(2)|3050|SH', '(2)|4040|XO'],
    [2, 2],
  ],
  [
    ['3050|SH|(2)', '4040|XO|(3)'],
    [2, 3],
  ],
])('takes counts with words and brackets for the quantity: %j', (lines, quantities) => {
  expect(quantitiesOf(lines)).toEqual({ quantities, remarks: [] })
})

it.each([[['(2)|3050|SH']], [['2 ea|3050|SH|3', '1 ea|4040|XO|2']]])(
  'remarks that it cannot tell the quantity of the counts %j',
  (lines) => {
    const { quantities, remarks } = quantitiesOf(lines)
    expect(new Set(quantities)).toEqual(new Set([1]))
    expect(remarks).toEqual(['quantity'])
  },
)

it.each(['Type|No.', 'Type|Number', 'Letter|No.', 'Window Type|No.', 'Sym|No.'])(
  'takes numbers behind lettered marks for the quantity below %s',
  (headings) => {
    const lines = ['A|4|36|60|Single hung', 'B|4|36|60|Fixed', 'C|2|36|60|Slider']
    const rows = readLines(`${headings}|Width|Height|Description`, ...lines)
    expect(rows).toMatchObject([
      { state: 'read', window: { mark: 'A', quantity: 4 }, remarks: [] },
      { state: 'read', window: { mark: 'B', quantity: 4 }, remarks: [] },
      { state: 'read', window: { mark: 'C', quantity: 2 }, remarks: [] },
    ])
  },
)

it.each([
  [['No.|Type|Size', '4|SH|3050', '4|XO|4040', '2|PW|4040']],
  [['Type|No.|Size|Style', 'A|1|3050|SH', 'B|2|4040|XO', 'C|3|4040|XO']],
])('remarks that the numbers of %j may be the quantity', (lines) => {
  const { quantities, remarks } = quantitiesOf(lines)
  expect(new Set(quantities)).toEqual(new Set([1]))
  expect(remarks).toEqual(['quantity'])
})

it.each([
  [['No.|Type|Size', '1|SH|3050', '2|XO|4040', '3|PW|4040']],
  [['No.|Type|Size', '101|SH|3050', '101|XO|4040', '102|PW|4040']],
  [['Mark|Type|Size', '4|SH|3050', '4|XO|4040', '2|PW|4040']],
  [['No.|Type|Size|Style', '1|A|3050|SH', '2|B|4040|XO', '3|A|4040|XO']],
])('takes the numbers of %j for the marks', (lines) => {
  const rows = readLines(...lines)
  expect(rows.map((row) => row.state === 'read' && row.window.mark)).toEqual(
    lines.slice(1).map((line) => line.split('|')[0]),
  )
  expect(quantitiesOf(lines)).toEqual({ quantities: [1, 1, 1], remarks: [] })
})
