import { formatRange } from '@virida/shared/products/catalogue/dimension'
import type { Misfit } from '@virida/shared/products/catalogue/fit'
import { limitsOf } from '@virida/shared/products/egress/frame-limits'
import { egressWindows, type EgressWindow } from '@virida/shared/products/egress/formulas'
import { mostRows, type RowProblem, type ScheduleRow } from '@virida/shared/products/egress/schedule'
import { verdictTexts } from '@virida/shared/products/egress/verdict-texts'
import { styleLabels } from '@virida/shared/products/catalogue/vocabulary/styles'
import { windowLineNames } from '@virida/shared/products/catalogue/vocabulary/window-lines'
import { decimalText, lengthText, windowName } from '@virida/shared/products/egress/names'

export const scheduleContent = {
  title: 'Many openings at once',
  intro:
    'Paste the window schedule of a house from a spreadsheet, or type it: room, series, style, frame width and frame height, one opening per line.',
  field: {
    label: 'Openings',
    hint: `Separate the five with commas, semicolons or tabs. Up to ${mostRows} lines.`,
    placeholder: 'Bedroom 2, Platinum, Single Hung, 36, 60',
  },
  check: 'Check openings',
  example: 'Insert an example',
  add: 'Add the window above',
  csv: 'Export CSV',
  fileName: 'egress-openings.csv',
  caption: 'Verdict of each opening',
  columns: {
    room: 'Room',
    window: 'Window',
    frame: 'Frame',
    opening: 'Clear opening',
    area: 'Area',
    verdict: 'Verdict',
  },
  area: (value: number) => `${decimalText(value)} sq ft`,
  line: (line: number) => `Line ${line}`,
  summary: (rows: readonly ScheduleRow[]) => {
    const passing = rows.filter((row) => row.ok && row.verdict === 'every_floor').length
    const unread = rows.filter((row) => !row.ok).length
    return `${passing} of ${rows.length} openings pass on every floor.${unread ? ` ${unread} could not be read.` : ''}`
  },
  empty: 'There is nothing to check yet. Type or paste at least one line.',
  notShared: 'This list is too long for a link, so the link has only the window above.',
}

export const exampleSchedule = `Primary bedroom, Platinum, Single Hung, 36, 60
Bedroom 2, Platinum, Horizontal Slider, 48, 48
Bedroom 3, Venetian, Casement, 28, 48
Guest room, Venetian, Single Hung, 36, 60`

export const problemTexts: Record<RowProblem, string> = {
  FIELDS: 'Enter five fields: room, series, style, width, height',
  SERIES: `Series is one of ${Object.values(windowLineNames).join(', ')}`,
  STYLE: `Not a style of this series. Styles: ${[...new Set(egressWindows.map(({ style }) => styleLabels[style]))].join(', ')}`,
  WIDTH: 'The width is not a size in inches',
  HEIGHT: 'The height is not a size in inches',
}

export const notMade = (window: EgressWindow, { side }: Misfit) =>
  `Not made: ${side} is ${formatRange(limitsOf(window)[side])}`

/** A window and its frame size as a line of the text field. The room is always `Bedroom`; the visitor can edit it. */
export const lineOf = (window: EgressWindow, width: number, height: number) =>
  [
    'Bedroom',
    windowLineNames[window.series],
    styleLabels[window.style],
    lengthText(width),
    lengthText(height),
  ].join(', ')

export const csvHeading = [
  'Room',
  'Window',
  'Frame width (in)',
  'Frame height (in)',
  'Opening width (in)',
  'Opening height (in)',
  'Opening area (sq ft)',
  'Verdict',
  'Note',
]

/** A row of the CSV export. A row that cannot be read keeps its text. */
export const csvRow = (row: ScheduleRow): (string | number)[] =>
  row.ok
    ? [
        row.room,
        windowName(row.window),
        row.frame.width,
        row.frame.height,
        row.result.openingWidth,
        row.result.openingHeight,
        row.result.openingArea,
        verdictTexts[row.verdict],
        row.misfits.map((misfit) => notMade(row.window, misfit)).join('; '),
      ]
    : [row.room, row.text, '', '', '', '', '', 'Not checked', problemTexts[row.problem]]
