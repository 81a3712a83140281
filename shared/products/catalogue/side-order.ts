/** The side that a size starts with. */
export type FirstSide = 'width' | 'height'

const wide = '(?:width|wide|wd|w)'
const high = '(?:height|high|hgt|ht|h)'
const by = ' ?(?:[x×]|by) ?'
const note = `[([]?(?:${wide}${by}${high}|${high}${by}${wide})(?![a-z])[)\\]]?:?`
/** Between two numbers the letters are labels of the sides: 48 H x W 36. */
const notes = new RegExp(`(?<![a-z])(?:(?<!\\d ?)${note}|${note}(?! ?\\d))`, 'g')

/** The notes on the order of the sides in a text that `plainSigns` wrote, such as `(hxw)` or `w x h:`, and the rest of the text. */
export function orderNotesIn(text: string): { found: readonly string[]; rest: string } {
  const found = text.match(notes) ?? []
  return { found, rest: found.length === 0 ? text : text.replace(notes, ' ').replace(/ +/g, ' ').trim() }
}

/** The side that a note names first. */
export const firstSideOf = (found: string): FirstSide => (/^\W?w/.test(found) ? 'width' : 'height')
