import { brand } from '@virida/shared/site/brand'
import { formatNumber, toInches } from '@virida/shared/products/catalogue/dimension'
import type { DesignLine } from '@virida/shared/products/design/describe'
import { designPath } from '@virida/shared/products/design/code/design-path'
import { toCsv } from '@virida/shared/site/files/csv'
import type { DescribedWindow } from '@virida/shared/products/project/describe-window'

/** Labels of `describeDesign` that get a column each. */
const described = [
  'Layout',
  'Shape',
  'Frame color',
  'Grid',
  'Glass',
  'Obscure glass',
  'Tinted glass',
  'Frame type',
]

const heading = [
  'No.',
  'Room',
  'Quantity',
  'Series',
  'Series number',
  'Width',
  'Height',
  'Width (in)',
  'Height (in)',
  ...described,
  'Notes',
  'Not available as drawn',
  'Design code',
  'Link',
]

const valueOf = (lines: readonly DesignLine[], label: string) =>
  lines.find((line) => line.label === label)?.value ?? ''

function rowOf({ design, room, quantity, notes, made }: DescribedWindow, at: number): (string | number)[] {
  const start = [at + 1, room, quantity]
  if (!made)
    return [...start, ...Array.from({ length: 6 + described.length }, () => ''), notes, '', design, '']
  const { width, height } = made.design
  return [
    ...start,
    made.record.title,
    made.record.seriesNumber,
    formatNumber(width),
    formatNumber(height),
    toInches(width),
    toInches(height),
    ...described.map((label) => valueOf(made.lines, label)),
    notes,
    made.problems.join(' '),
    design,
    brand.origin + designPath(made.design),
  ]
}

/** The project as CSV (RFC 4180). Lengths have two columns: as fractions, `35 1/2`, and as decimals. */
export const projectCsv = (windows: readonly DescribedWindow[]): string => toCsv(heading, windows.map(rowOf))

/** Name of the file: the project's name, reduced to characters that every file system accepts. */
export const csvName = (name: string): string => {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${plain || 'my-project'}-schedule.csv`
}
