import { brand } from '@virida/shared/site/brand'
import { formatNumber, toInches } from '@virida/shared/products/catalogue/dimension'
import type { DesignLine } from '@virida/shared/products/design/describe'
import { designPath } from '@virida/shared/products/design/code/design-path'
import { egressOfRow } from '@virida/shared/products/project/row-egress'
import { toCsv } from '@virida/shared/site/files/csv'
import type { DescribedWindow } from '@virida/shared/products/project/describe-window'
import { egressWords } from './schedule/egress/content'

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
  'Mark',
  'Room',
  'Quantity',
  'Series',
  'Series number',
  'Width',
  'Height',
  'Width (in)',
  'Height (in)',
  ...described,
  'Opening width (in)',
  'Opening height (in)',
  'Sleeping room',
  'Grade floor',
  'Sill (in)',
  'Egress estimate',
  'Notes',
  'Not available as drawn',
  'As listed',
  'Design code',
  'Link',
]

const valueOf = (lines: readonly DesignLine[], label: string) =>
  lines.find((line) => line.label === label)?.value ?? ''

const yesNo = (value: true | undefined) => (value ? 'yes' : 'no')

function egressCells(window: DescribedWindow): (string | number)[] {
  const { sleeping, grade, sill } = window
  const words = egressWords(egressOfRow(window))
  return [yesNo(sleeping), yesNo(grade), sill === undefined ? '' : toInches(sill), words]
}

function rowOf(window: DescribedWindow, at: number): (string | number)[] {
  const { design, room, quantity, notes, mark = '', made, asked, opening } = window
  const { width, height } = made?.design ?? asked ?? {}
  const lengths = [width, height].map((length) => (length === undefined ? '' : formatNumber(length)))
  const decimals = [width, height].map((length) => (length === undefined ? '' : toInches(length)))
  return [
    at + 1,
    mark,
    room,
    quantity,
    made?.record.title ?? '',
    made?.record.seriesNumber ?? '',
    ...lengths,
    ...decimals,
    ...described.map((label) => valueOf(made?.lines ?? [], label)),
    ...(opening ? [toInches(opening.width), toInches(opening.height)] : ['', '']),
    ...egressCells(window),
    notes,
    made?.problems.join(' ') ?? '',
    asked?.text ?? '',
    design,
    made ? brand.origin + designPath(made.design) : '',
  ]
}

/** The project as CSV (RFC 4180). Lengths have two columns: as fractions, `35 1/2`, and as decimals. */
export const projectCsv = (windows: readonly DescribedWindow[]): string => toCsv(heading, windows.map(rowOf))

/**
 * Name of a file of the schedule: the project's name, reduced to characters that every file system accepts.
 * @param ending Such as `csv`.
 */
export const scheduleFileName = (name: string, ending: string): string => {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${plain || 'my-project'}-schedule.${ending}`
}
