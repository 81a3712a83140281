import { formatRange } from '@virida/shared/catalogue/dimension'
import { decimalText, lengthText, seriesNames, styleNames, windowName } from '../../content/window-names'
import type { Misfit } from '../../egress/limits'
import { mostRows, type RowProblem, type ScheduleRow } from '../../egress/schedule'
import type { Window } from '../../egress/openings'
import type { Verdict } from '../../egress/verdict'

export const scheduleContent = {
  title: 'Many openings at once',
  intro:
    'Paste the window schedule of a house from a spreadsheet, or type it: room, series, style, frame width and frame height, one opening a line.',
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
  empty: 'There is no opening to check yet. Type or paste at least one line.',
  notShared: 'This list is too long for a link: the link carries the window above alone.',
}

export const exampleSchedule = `Primary bedroom, Platinum, Single Hung, 36, 60
Bedroom 2, Platinum, Horizontal Slider, 48, 48
Bedroom 3, Venetian, Casement, 28, 48
Guest room, Venetian, Single Hung, 36, 60`

export const verdictWords: Record<Verdict, string> = {
  every_floor: 'Passes on every floor',
  grade_floor_only: 'Grade-floor openings only',
  none: 'Too small',
}

export const problemWords: Record<RowProblem, string> = {
  FIELDS: 'Write five fields: room, series, style, width, height',
  SERIES: `Series is one of ${Object.values(seriesNames).join(', ')}`,
  STYLE: `Not a style of this series. Styles: ${Object.values(styleNames).join(', ')}`,
  WIDTH: 'The width is no size in inches',
  HEIGHT: 'The height is no size in inches',
}

export const notMade = ({ side, range }: Misfit) =>
  `Not made: ${side === 'width' ? 'width' : 'height'} is ${formatRange(range)}`

/** A line as the text field holds it. */
export const lineOf = (window: Window, width: number, height: number) =>
  [
    'Bedroom',
    seriesNames[window.series],
    styleNames[window.style],
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

/** A row of the export; a line that could not be read keeps its text, so that none is lost. */
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
        verdictWords[row.verdict],
        row.misfits.map(notMade).join('; '),
      ]
    : [row.room, row.text, '', '', '', '', '', 'Not checked', problemWords[row.problem]]
