import {
  columnsLike,
  isCount,
  isMark,
  isSide,
  isSize,
  isStyle,
  isWord,
  type Columns,
  type Fields,
} from './column-content'
import { sizeFields, type ScheduleField } from './fields'
import { guessQuantity, mayBeMark } from './guess-quantity'
import { nameIn, namesQuantity } from './headings'
import { mayBeFrame } from './measure-heading'

/** The words of a heading that name an opening and nothing of it, such as `Window openings`. */
export const isOfOpening = (words: string) => /^(?:window )?openings?$/.test(words)
const frameWords = /\b(?:frame|overall|unit|net)\b/
const roomWords = /\b(?:rooms?|rm|loc|locations?|spaces?|placement)\b/
/**
 * The headings that a guessed column may have. Styles are surely that, and sizes unless they are of glass or an opening. Numbers and
 * words are the quantity, the room or the mark only below no heading, or below one with a word for it.
 */
const guessable = {
  any: () => true,
  frame: (words: string) => frameWords.test(words) && mayBeFrame(words),
  empty: (words: string) => words === '',
  room: (words: string) => words === '' || roomWords.test(words),
}

/** Gives a field to the first of some columns, unless another column has it. */
function give(fields: Fields, field: ScheduleField, [column]: readonly number[]) {
  if (column !== undefined && !fields.includes(field)) fields[column] = field
}

/** Finds columns without a known heading by what is in them. Returns whether several columns, or none surely, have the quantity. */
export function guessColumns(columns: Columns): boolean {
  const { fields, headings } = columns
  const isSizeNamed = headings.some((heading) => sizeFields.some((field) => nameIn(heading)?.field === field))
  if (!isSizeNamed) guessSize(columns)
  give(fields, 'type', columnsLike(columns, isStyle, { least: 0.5, isGuessable: guessable.any }))
  if (!isSizeNamed && !sizeFields.some((field) => fields.includes(field))) guessSides(columns)
  // If columns name the quantity and none is surely it, no other one is it either.
  const isNamed = headings.some((heading, at) => !fields[at] && namesQuantity(heading))
  const isQuantityUnsure = guessQuantity(columns, isNamed)
  give(fields, 'room', columnsLike(columns, isWord, { least: 0.7, isGuessable: guessable.room }))
  give(fields, 'mark', columnsLike(columns, isMark, { least: 0.9, isGuessable: mayBeMark }))
  return isQuantityUnsure
}

/** Numbers below a heading with one of these words, or below none, may be call sizes: `Model` and 3050. */
const callSizeWords =
  /^$|\b(?:sizes?|sz|dims?|dimensions?|models?|units?|windows?|calls?|callouts?|cat|catalog)\b/
/** Numbers below a heading with one of these words are a side, or no size at all. */
const noCallSize = /\b(?:width|wd|wide|w|height|ht|hgt|high|tall|h|job|po|p o|order)\b/
const isPlainNumber = (cell: string) => /^\d{4,6}$/.test(cell)

/** A column of sizes below a word for the frame is surer than others. */
function guessSize(columns: Columns) {
  const { fields } = columns
  const mayBeCall = (words: string) => callSizeWords.test(words) && !noCallSize.test(words)
  const sizesBelow = (isGuessable: (words: string) => boolean) => {
    const written = (cell: string) => !isPlainNumber(cell) && isSize(cell)
    const calls = columnsLike(columns, isSize, {
      least: 0.6,
      isGuessable: (words) => isGuessable(words) && mayBeCall(words),
    })
    const others = columnsLike(columns, written, { least: 0.6, isGuessable })
    return [...new Set([...calls, ...others])].sort((a, b) => a - b)
  }
  give(fields, 'size', sizesBelow(guessable.frame))
  give(fields, 'size', sizesBelow(mayBeFrame))
  if (!fields.includes('size')) give(fields, 'opening_size', sizesBelow(isOfOpening))
}

/** Two columns of lengths without headings are the width and the height. A first cell that is no length may be an unknown heading. */
function guessSides(columns: Columns) {
  const isLong = (cell: string) => isSide(cell) && !(isCount(cell) && Number(cell) < 8)
  const lengths = columnsLike(columns, isLong, { least: 0.7, isGuessable: guessable.empty })
  const [width, height] = lengths.filter((at) => isSide(columns.cellsOf(at)[0] ?? ''))
  if (width === undefined || height === undefined) return
  columns.fields[width] = 'width'
  columns.fields[height] = 'height'
}
