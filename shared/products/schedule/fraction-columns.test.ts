import { toInches } from '../catalogue/dimension'
import { readDesign } from '../design/code/read-design'
import { DesignCodeError } from '../design/code/error'
import { recognizeColumns } from './columns'
import { readRows } from './read-rows'

/** The frame in inches of the row below headings; undefined if the row is open. The cells of both are separated by bars. */
function frameBelow(headings: string, line: string) {
  const table = [`Mark|${headings}|Type`, `A|${line}|SH`].map((text) => text.split('|'))
  const [row] = readRows(table, { columns: recognizeColumns(table), line: 'platinum' })
  expect(row?.state).not.toBe('refused')
  const design = row?.state === 'read' ? readDesign(row.window.design) : undefined
  if (!design || design instanceof DesignCodeError) return undefined
  return [toInches(design.width), toInches(design.height)]
}

it.each([
  ['Width|W Fr.|Height|H Fr.', '35|1/2|59|1/2', [35.5, 59.5]],
  ['Width|Fraction W|Height|Fraction H', '35|1/2|59|1/2', [35.5, 59.5]],
  ['Width|Height|W Frac|H Frac', '35|59|1/2|1/4', [35.5, 59.25]],
  ['Width|16ths|Height|16ths', '35|8|59|12', [35.5, 59.75]],
  ['Width|16ths|Height|16ths', '35|0|59|', [35, 59]],
  ['Width|8ths|Height|8ths', '35|4|59|2', [35.5, 59.25]],
  ['Width|Fract.|Height|Fract.', '35|1/2|59|1/2', [35.5, 59.5]],
  ['Width|Fr|Height|Fr', '35|1/2|59|1/2', [35.5, 59.5]],
  ['Width|Height|FR', '35|59|20 min', [35, 59]],
  ['Width|Height|Head', '35|59|1/2', [35, 59]],
  ['Width|Frac|Height|Frac', '35|half|59|1/2', undefined],
  ['Width|16ths|Height|16ths', '35|20|59|2', undefined],
  ['Width|Height|Frac|Frac', '35|59|1/2|1/4', undefined],
])('reads lengths and fractions below %s, such as %s, as %j', (headings, line, frame) => {
  expect(frameBelow(headings, line)).toEqual(frame)
})

it('adds fractions beside the openings to these', () => {
  const table = ['Mark|RO W|W Frac|RO H|H Frac|Type', 'A|36|1/2|60|1/4|SH'].map((text) => text.split('|'))
  expect(frameBelow('RO W|W Frac|RO H|H Frac', '36|1/2|60|1/4')).toEqual([36.5, 60.25])
  expect(recognizeColumns(table).fields.slice(1, 5)).toEqual([
    ...['opening_width', 'opening_width', 'opening_height', 'opening_height'],
  ])
})
