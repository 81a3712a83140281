import { toInches } from '../catalogue/dimension'
import { readOrFindSize } from '../catalogue/find-size'
import { plainSigns } from '../catalogue/plain-signs'
import { readSideLength } from '../catalogue/read-side-length'
import { readSides } from '../catalogue/read-sides'
import type { FirstSide } from '../catalogue/side-order'
import type { SizeUnit } from '../catalogue/size-unit'
import { fewLines } from '../project/few-lines'
import { isQuantity, projectLimits, type ProjectWindow } from '../project/project'
import { countOfRow, mayHaveCount } from './count-of-row'
import { withoutDittos } from './ditto'
import type { RowRemark } from './import-row'
import { hasSeveralMarks } from './several-marks'
import type { TextOf } from './text-of'

const yes = /^(?:y|yes|true|x|1$|[✓✔•●]|req|req'd|required|egress)(?![\w/])/i
/** In a longer text such a word may take the yes back: `Egress not required`. */
const maybeNot = /\b(?:n|no|not|non|none|n\/a|false)\b|\?/i
/** Only these texts say no: `No smaller than 5.7 sf` does not. */
const no = /^(?:n|no|false|0|none|(?:no|not|non)[ -]?(?:egress|req|req'd|required|needed))\.?$/i
const blank = /^(?:-+|n\/?a|n\.a\.)$/i
const isYesCell = /^(?:y|yes|true|x|✓|✔)$/i
const gradeFloor =
  /^grade(?: (?:floor|level|fl))?$|\b(?:at|on)[ -]grade\b|\(grade\)|\bgrade (?:floor|level)\b|\bon slab\b/i
const notGrade = /\b(?:no|not|non|n\/a|above|over|below|under|off)\b/i
/** A room that people sleep in, by its usual names. `Bath` and `bedroom closet` are not. */
const bedroom =
  /\bbed ?(?:rooms?|rms?)\b|\bbdrms?\b|\bbd ?rm\b|\bbed\b|\bm?br ?\d*\b|\bsleeping\b|\bnursery\b|\bguest room\b|\bprimary suite\b|\bmaster suite\b/i
const beside = /\bbath\b|\bcloset\b|\bhall\b|\bwic\b/i

/** The quantity of a row: 1 if it names none; undefined if it cannot be read. */
export function quantityIn(text: string): number | undefined {
  const written = text.trim()
  if (written === '') return 1
  const [, digits] =
    /^\(?x? ?(\d{1,6})(?:\.0+)? ?x?\)?(?: ?(?:ea|each|pcs?|units?|windows?|doors?)\.?)?$/i.exec(written) ?? []
  const quantity = Number(digits)
  return isQuantity(quantity) ? quantity : undefined
}

type Place = Pick<ProjectWindow, 'room' | 'notes' | 'mark' | 'opening' | 'sleeping' | 'grade' | 'sill'> &
  Partial<Pick<ProjectWindow, 'quantity'>>

/** The unit of numbers in the columns of lengths. `firstSide` comes first in `opening_size`. */
export type PlaceUnits = Readonly<
  Record<'sill' | 'opening_size' | 'opening_width' | 'opening_height', SizeUnit | undefined>
> & { readonly firstSide: FirstSide }

/**
 * Where a row is and what the egress check needs. A room is slept in if the column for it says so, or, where that
 * is empty, if its name does. `isOwn` is true for a file that the site has exported: its texts keep their spaces and
 * line breaks, and the name of the room decides nothing. The place has a quantity only if the size or the type names it.
 */
export function placeIn(textOfRow: TextOf, units: PlaceUnits, isOwn: boolean) {
  const remarks: RowRemark[] = []
  const { textOf, hasDittos } = isOwn ? { textOf: textOfRow, hasDittos: false } : withoutDittos(textOfRow)
  if (hasDittos) remarks.push('ditto')
  const count = isOwn ? undefined : countOfRow(textOf, quantityIn(textOf('quantity')))
  if (typeof count === 'number') remarks.push('count')
  if (count === 'unclear' || (count === undefined && !isOwn && mayHaveCount(textOf)))
    remarks.push('count_unclear')
  if (!isOwn && hasSeveralMarks(textOf)) remarks.push('marks')
  const short = (text: string, most: number) => {
    const kept = isOwn ? fewLines(text) : text.trim().replace(/\s+/g, ' ')
    if (kept.length > most) remarks.push('shortened')
    return kept.slice(0, most)
  }
  const room = short(textOf('room'), projectLimits.room)
  const mark = short(textOf('mark'), projectLimits.mark)
  const sleeping = sleepingIn(textOf('sleeping'))
  const isByName = typeof sleeping !== 'boolean' && !isOwn && bedroom.test(room) && !beside.test(room)
  if (sleeping === null) remarks.push('sleeping')
  if (isByName) remarks.push('by_room')
  const grade = gradeIn(textOf('grade'))
  if (grade === null) remarks.push('grade')
  const sill = sillIn(textOf('sill'), units.sill)
  if (sill === null) remarks.push('sill')
  const opening = openingIn(textOf, units)
  if (opening === null) remarks.push('opening')
  else if (opening?.rounded) remarks.push('rounded')
  const notes = [
    textOf('notes'),
    ...(sleeping === null ? [`Sleeping room: ${textOf('sleeping').trim()}`] : []),
    ...(grade === null ? [`Grade floor: ${textOf('grade').trim()}`] : []),
    ...(sill === null ? [`Sill: ${textOf('sill').trim()}`] : []),
    ...(opening === null ? [`Opening: ${openingTexts(textOf).filter(Boolean).join(' x ')}`] : []),
  ]
  const place: Place = {
    room,
    notes: short(notes.filter(Boolean).join('; '), projectLimits.notes),
    ...(mark && { mark }),
    ...(typeof count === 'number' && { quantity: count }),
    ...((sleeping || isByName) && { sleeping: true as const }),
    ...(grade && { grade: true as const }),
    ...(opening && { opening: opening.size }),
    ...(typeof sill === 'number' && { sill }),
  }
  return { place, remarks }
}

/** Whether a cell says that a room is slept in. Undefined if it is blank; null if it says neither. */
function sleepingIn(text: string): boolean | null | undefined {
  if (text === '') return undefined
  const written = plainSigns(text)
  if (written === '' || blank.test(written)) return undefined
  if (no.test(written)) return false
  return yes.test(written) && !maybeNot.test(written) ? true : null
}

/** Whether a cell says that a floor is at grade. Null if it names the grade but not clearly: `5 ft to grade`. */
function gradeIn(text: string): boolean | null {
  if (text === '') return false
  const written = plainSigns(text)
  if (isYesCell.test(written)) return true
  if (notGrade.test(written) || !/\b(?:grade|on slab)\b/.test(written)) return false
  return gradeFloor.test(written) || null
}

/** Null if the text is not the height of a sill. */
function sillIn(text: string, unit: SizeUnit | undefined) {
  if (text === '') return undefined
  // The height is above the finished floor, also without a word on that.
  const written = plainSigns(text).replace(/ ?\ba\.?f\.?f\.?$/, '')
  if (written === '' || blank.test(written)) return undefined
  if (/^0+(?:\.0+)?$/.test(written)) return 0 as NonNullable<ProjectWindow['sill']>
  const read = readSideLength(written, unit)
  return read.ok && toInches(read.side) <= projectLimits.sill ? read.side : null
}

/** The texts of the width and the height, or of the whole size if there are none. */
const openingTexts = (textOf: TextOf) => {
  const sides = [textOf('opening_width').trim(), textOf('opening_height').trim()]
  return sides.some(Boolean) ? sides : [textOf('opening_size').trim()]
}

/** Undefined if a row names no opening. Null if its texts are not a size or two lengths. */
function openingIn(textOf: TextOf, units: PlaceUnits) {
  const [wide = '', high] = openingTexts(textOf)
  if (high === undefined) {
    if (wide === '') return undefined
    const size = readOrFindSize(wide, units.opening_size, units.firstSide)
    return size.ok ? { size: { width: size.width, height: size.height }, rounded: size.rounded } : null
  }
  const [width, height] = readSides(
    { text: wide, unit: units.opening_width },
    { text: high, unit: units.opening_height },
  )
  if (!width.ok || !height.ok) return null
  return { size: { width: width.side, height: height.side }, rounded: width.rounded || height.rounded }
}
