import { plainSigns } from '../catalogue/plain-signs'
import type { ScheduleField } from './fields'
import type { TextOf } from './text-of'

const mark = /^(?:["″”“]|''|’’|〃|-["”]-|ditto|do\.)$/i
/** A mark that stands alone in a text, because the cells of several columns are joined. */
const markAmongWords = /(?:^|(?<!\d) )(?:"|''|〃|-"-|ditto)(?= |$)/

/** Whether a text stands for that of the row above. */
const isDitto = (text: string) => mark.test(text.trim())

/** Whether one of the cells that say the type of a row stands for the one above. */
export const hasDittoType = (textOf: TextOf) => {
  const type = textOf('type')
  return type !== '' && markAmongWords.test(plainSigns(type))
}

/** Whether the quantity of a row is that of the row above, which may be of another window. */
export const hasDittoQuantity = (textOf: TextOf) => isDitto(textOf('quantity'))

const places = [
  ...(['mark', 'room', 'quantity', 'sleeping', 'grade', 'sill', 'notes'] as const),
  ...(['opening_size', 'opening_width', 'opening_height'] as const),
] satisfies ScheduleField[]

/**
 * Returns the texts of a row with each ditto mark read as an empty field, and whether the row has ditto marks. A mark does not copy
 * the field above it, because the row above may describe another window.
 */
export function withoutDittos(textOf: TextOf): { textOf: TextOf; hasDittos: boolean } {
  return {
    textOf: (field) => (isDitto(textOf(field)) ? '' : textOf(field)),
    hasDittos: hasDittoType(textOf) || places.some((field) => isDitto(textOf(field))),
  }
}
