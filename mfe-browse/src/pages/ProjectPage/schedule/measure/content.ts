import { formatInches } from '@virida/shared/products/catalogue/dimension'
import type { FrameKind } from '@virida/shared/products/catalogue/vocabulary/frames'
import { drawableSide } from '@virida/shared/products/design/code/read-side'
import type { MeasuredOpening, MeasureWarning } from '@virida/shared/products/project/measured-opening'
import { closeWord } from '../../content'

type Group = keyof MeasuredOpening

export const measureContent = {
  title: (row: string) => `Sizes of ${row}`,
  close: closeWord,
  kind: 'Frame type',
  noKind: 'Not decided yet',
  noKindHint: 'With a frame type, enter the opening or the frame. We compute the other size.',
  openings: {
    title: { retrofit: 'Inside of the old frame', other: 'Rough opening' },
    width: 'Opening width (in)',
    height: 'Opening height (in)',
  },
  frames: { title: 'New frame', width: 'Frame width (in)', height: 'Frame height (in)' },
  computed: 'Computed from the frame size. It is saved once you enter it.',
  otherSide: 'Enter this side of the opening too, or clear the other one.',
  sideError: `Enter inches from ${drawableSide.min} to ${drawableSide.max}, such as 35 1/2`,
  clearance: (length: string) =>
    `A frame of this type is usually ${length} smaller than its opening, in each direction. Change a size if your installer wants another clearance. Your dealer measures again before the order.`,
  room: (width: string, height: string) => `Room around the frame: width ${width}, height ${height}.`,
  notMade: 'Not available in this size.',
  use: 'Use these sizes',
  used: (row: string, size: string) => `Changed the sizes of ${row}: frame ${size}.`,
  keep: 'Add the measurements to the notes',
  keepFull: 'The notes have no room for the measurements.',
}

/** What the opening of a frame type is. */
export const openingTitle = (kind: FrameKind | undefined): string =>
  kind === 'retrofit' ? measureContent.openings.title.retrofit : measureContent.openings.title.other

const places: Record<Group, readonly string[]> = {
  widths: ['Width, top', 'Width, middle', 'Width, bottom'],
  heights: ['Height, left', 'Height, middle', 'Height, right'],
  diagonals: ['Diagonal, up', 'Diagonal, down'],
}

export const guideContent = {
  title: 'Measuring guide',
  intro:
    'Measure the opening at the places of the drawing, to the sixteenth. The frame has to fit at the narrowest place, so the smallest width and the smallest height count.',
  drawn: 'An opening with three widths, three heights and two diagonals',
  places,
  list: 'What to measure',
  help: {
    widths: 'From side to side, with the tape level.',
    heights: 'From the sill to the head, with the tape upright.',
    diagonals: 'From corner to corner. Equal diagonals mean a square opening.',
  } satisfies Record<Group, string>,
  retrofit: 'For a retrofit, measure inside the old frame, not the hole in the wall.',
  fraction: 'Fraction of an inch',
  sixteenth: '+ 1/16',
  more: 'One inch more',
  less: 'One inch less',
  next: 'Next',
  smallest: (width: string, height: string) => `Smallest width ${width}, smallest height ${height}.`,
  unknown: 'not measured yet',
  square: (by: string) => `The diagonals differ by ${by}.`,
}

const warningTexts: Record<MeasureWarning['kind'], (by: string) => string> = {
  out_of_square: (by) =>
    `Out of square: the diagonals differ by ${by}. Make the frame smaller or straighten the opening, so that the frame can be set level.`,
  uneven_width: (by) => `The widths differ by ${by}. The sides are not parallel.`,
  uneven_height: (by) => `The heights differ by ${by}. The sill and the head are not parallel.`,
  diagonals: () => 'The diagonals do not belong to these widths and heights. Measure them again.',
}

export const warningText = (warning: MeasureWarning): string =>
  warningTexts[warning.kind]('by' in warning ? formatInches(warning.by) : '')

/** The measurements as one line of the notes. */
export const notesLine = (lists: Readonly<Record<Group, string>>): string =>
  `Measured: widths ${lists.widths}; heights ${lists.heights}; diagonals ${lists.diagonals} in`
