import { limits } from '@virida/shared/enquiry'

/** Longest a value may be in a subject, so that two of them and the longest wording stay within the limit. */
const longestPart = Math.floor((limits.subjectLength - 60) / 2)

/**
 * A value as it stands in a subject: one line, and not longer than leaves room for the rest. The mail's body
 * has it whole.
 */
export function subjectPart(value = ''): string {
  const line = value.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  if (line.length <= longestPart) return line
  // By code points: half an emoji would be no character at all.
  let cut = ''
  for (const character of line) {
    if (cut.length + character.length >= longestPart) break
    cut += character
  }
  return `${cut.trimEnd()}…`
}
