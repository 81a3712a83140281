import type { WindowLine } from '../catalogue/vocabulary/window-lines'
import { projectLimits, type ProjectWindow } from '../project/project'
import { hasDittoQuantity } from './ditto'
import type { ScheduleField } from './fields'
import type { ImportRow } from './import-row'
import { joinCells, withoutUnsure } from './join-cells'
import { isSizeOfOpening, withOpening } from './opening-cell'
import { isNote, saysTotal } from './other-rows'
import { ownDesign } from './own-design'
import { frameSizeOf, readOpening } from './read-opening'
import { placeIn, quantityIn } from './read-place'
import { remembered } from './remembered'
import type { Section } from './section'
import type { TextOf } from './text-of'

/** What a row is read as, without its place in the table and its cells. */
type Outcome = ImportRow extends infer Row
  ? Row extends ImportRow
    ? Omit<Row, 'line' | 'cells'>
    : never
  : never

/**
 * Reads the cells of a row in a section: a window, one without a series yet, or the reason why there is none.
 * @param line The line of windows of rows that name a style without a line.
 */
export function readRow(cells: readonly string[], section: Section, line: WindowLine | undefined): Outcome {
  const { headings, places, isOwn } = section
  const besideNotes = cells.filter((_, at) => !places.get('notes')?.includes(at))
  if (!isOwn && isNote(besideNotes)) return { state: 'refused', reason: 'note' }
  if (!isOwn && besideNotes.some(saysTotal)) return { state: 'refused', reason: 'total' }
  const unitOf = (field: ScheduleField) => section.unitOf(field, cells)
  const listed: TextOf = remembered((field: ScheduleField) => {
    const text = joinCells(cells, places.get(field) ?? [], headings, field)
    const unit = section.unsureUnitOf(field, cells)
    return unit ? withoutUnsure(text, unit) : text
  })
  const isOfOpening = !isOwn && isSizeOfOpening(listed)
  const textOf = isOfOpening ? withOpening(listed) : listed
  const openingSize = isOfOpening ? 'size' : 'opening_size'
  const units = {
    ...{ width: unitOf('width'), height: unitOf('height'), size: unitOf('size') },
    firstSide: section.firstSideOf('size'),
  }
  const placeUnits = {
    ...{ sill: unitOf('sill'), opening_size: unitOf(openingSize) },
    ...{ opening_width: unitOf('opening_width'), opening_height: unitOf('opening_height') },
    firstSide: section.firstSideOf(openingSize),
  }
  const written = !isOwn && hasDittoQuantity(textOf) ? 1 : quantityIn(textOf('quantity'))
  const { place, remarks } = placeIn(textOf, placeUnits, isOwn)
  const own = isOwn ? ownDesign(textOf, units) : undefined
  const frame = frameSizeOf(textOf, units, place.opening)
  const opening = own ?? readOpening(textOf, frame.size, line)
  if (!own && frame.isOpening) remarks.push('frame_of_opening')
  if (section.isQuantityUnsure) remarks.push('quantity')
  if (opening.state === 'nothing') {
    return { state: 'refused', reason: cells.some(saysTotal) ? 'total' : 'nothing' }
  }
  if (written === undefined) return { state: 'refused', reason: 'quantity' }
  if (opening.state === 'read') {
    const asked =
      isOwn && textOf('asked') ? { asked: { text: textOf('asked').slice(0, projectLimits.asked) } } : {}
    const window = { design: opening.design, quantity: written, ...place, ...asked }
    return { state: 'read', window, remarks: [...new Set([...opening.remarks, ...remarks])] }
  }
  const { size } = opening
  const window: ProjectWindow = {
    design: '',
    quantity: written,
    ...place,
    asked: {
      text: askedText(textOf, cells, isOwn),
      ...(size.ok && { width: size.width, height: size.height }),
    },
  }
  // The reason says the same.
  const others = opening.reason === 'count' ? remarks.filter((each) => each !== 'count_unclear') : remarks
  return { state: 'open', window, reason: opening.reason, remarks: others }
}

/** The text of an open row: what the site's own export lists for it, or all its cells. */
function askedText(textOf: TextOf, cells: readonly string[], isOwn: boolean): string {
  if (isOwn && textOf('asked') !== '') return textOf('asked').slice(0, projectLimits.asked)
  return cells
    .map((cell) => cell.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .join(' | ')
    .slice(0, projectLimits.asked)
}
