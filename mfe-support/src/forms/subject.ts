import { limits } from '@virida/shared/platform/enquiry/limits'

/** The longest value in a subject, in characters: two of them and the longest wording fit the limit. */
const longestPart = Math.floor((limits.subjectLength - 60) / 2)

/** Shortens a value for a subject to one line of limited length. The mail's body has the whole value. */
export function subjectPart(value = ''): string {
  const line = value.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  if (line.length <= longestPart) return line
  // Cut between code points, not inside one: half of an emoji is not a valid character.
  let cut = ''
  for (const character of line) {
    if (cut.length + character.length >= longestPart) break
    cut += character
  }
  return `${cut.trimEnd()}…`
}
