import type { Size } from '../catalogue/facts'
import { findSize, readOrFindSize } from '../catalogue/find-size'
import { readSideLength } from '../catalogue/read-side-length'
import { readSides } from '../catalogue/read-sides'
import { readSize } from '../catalogue/read-size'
import type { ReadSize } from '../catalogue/size-result'
import type { FirstSide } from '../catalogue/side-order'
import type { SizeUnit } from '../catalogue/size-unit'
import { seriesNamedIn, styleIn } from '../catalogue/trade-names'
import type { WindowLine } from '../catalogue/vocabulary/window-lines'
import { designCode } from '../design/code/design-code'
import { DesignCodeError } from '../design/code/error'
import { readDesign } from '../design/code/read-design'
import type { Design } from '../design/design'
import { usualDesign } from '../design/usual-design'
import { countOfRow } from './count-of-row'
import { hasDittoQuantity, hasDittoType } from './ditto'
import type { OpenReason, RowRemark } from './import-row'
import { quantityIn } from './read-place'
import type { TextOf } from './text-of'

/** How the columns of frame sizes are read. `firstSide` comes first in `size`. */
export type Units = {
  width: SizeUnit | undefined
  height: SizeUnit | undefined
  size: SizeUnit | undefined
  firstSide: FirstSide
}

/** A design, or why there is none yet. */
export type ReadOpening =
  | { state: 'read'; design: string; remarks: readonly RowRemark[] }
  | { state: 'open'; reason: OpenReason; size: ReadSize }
  | { state: 'nothing' }

/** The size of a row: from the columns of width and height, from the size column, or from the words of its type. */
export function sizeOfRow(textOf: TextOf, units: Units): ReadSize {
  const [width, height] = [textOf('width').trim(), textOf('height').trim()]
  if (width !== '' || height !== '') {
    // Some schedules have the whole size in the column of the width.
    if (height === '' && !readSideLength(width, units.width).ok) return readSize(width, units.width)
    const [wide, high] = readSides({ text: width, unit: units.width }, { text: height, unit: units.height })
    if (!wide.ok || !high.ok) return wide.ok ? (high as ReadSize & { ok: false }) : wide
    return { ok: true, width: wide.side, height: high.side, rounded: wide.rounded || high.rounded }
  }
  const size = textOf('size').trim()
  return size === '' ? findSize(textOf('type')) : readOrFindSize(size, units.size, units.firstSide)
}

/** Panel letters that a text names, such as XO or OXXO. */
const operationIn = (text: string) =>
  /(?:^|[^a-z])([xo]{2,6})(?![a-z])/i.exec(text.slice(0, 300))?.[1]?.toUpperCase()

const sizeFields = ['width', 'height', 'size'] as const

/**
 * The size of the frame of a row. A row that lists only its opening has a frame of the same size until its frame type
 * is chosen, which fills the frame from the opening with the usual clearance.
 */
export function frameSizeOf(textOf: TextOf, units: Units, opening: Size | undefined) {
  const listed = sizeOfRow(textOf, units)
  const isListed = listed.ok || isAmbiguous(listed) || sizeFields.some((field) => textOf(field).trim() !== '')
  if (isListed || !opening) return { size: listed, isOpening: false }
  const size: ReadSize = { ok: true, ...opening, rounded: false }
  return { size, isOpening: true }
}

/** Reads a design from what a row says of its type, and the size of its frame. */
export function readOpening(textOf: TextOf, size: ReadSize, line: WindowLine | undefined): ReadOpening {
  // A call size may be followed by its type: 3050SH.
  const sizes = `${textOf('size')} ${textOf('opening_size')}`
  const type = `${textOf('type')} ${sizes.replace(/(\d)([a-z])/gi, '$1 $2')}`
  const series = seriesNamedIn(type, line)
  const named = series[0]
  const isNamed = series.length > 0 || styleIn(type) !== undefined
  if (!size.ok && !isNamed && !isAmbiguous(size)) return { state: 'nothing' }
  if (!isNamed) return { state: 'open', reason: 'no_type', size }
  if (hasDittoType(textOf)) return { state: 'open', reason: 'no_type', size }
  if (!named) return { state: 'open', reason: 'no_series', size }
  if (series.length > 1) return { state: 'open', reason: 'which_series', size }
  if (!size.ok) return { state: 'open', reason: isAmbiguous(size) ? 'ambiguous_size' : 'no_size', size }

  const usual: Design = { ...usualDesign(named), width: size.width, height: size.height }
  if (hasDittoQuantity(textOf) || countOfRow(textOf, quantityIn(textOf('quantity'))) === 'unclear')
    return { state: 'open', reason: 'count', size }
  // No design has such a size, so it is a misreading: of feet as inches, or of a count as a side.
  if (readDesign(designCode(usual)) instanceof DesignCodeError)
    return { state: 'open', reason: 'no_size', size: { ok: false, problem: 'NOT_A_SIZE' } }
  const remarks: RowRemark[] = size.rounded ? ['rounded'] : []
  const operation = operationIn(type)
  if (!operation || operation === usual.operation)
    return { state: 'read', design: designCode(usual), remarks }
  const code = designCode({ ...usual, operation })
  const isLayout = usual.operation !== undefined && !(readDesign(code) instanceof DesignCodeError)
  return isLayout
    ? { state: 'read', design: code, remarks }
    : { state: 'read', design: designCode(usual), remarks: [...remarks, 'layout'] }
}

const isAmbiguous = (size: ReadSize) => !size.ok && size.problem === 'AMBIGUOUS'
