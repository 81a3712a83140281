import { randomUUID } from 'node:crypto'

/** Bytes outside of strings. An enquiry with ten files and generous indentation needs less. */
const maxStructureBytes = 16 * 1024
/**
 * Bytes. In a valid enquiry, a longer string without escapes can only be a file, because the limits of subject and body
 * are lower. A body with many escapes can be longer.
 */
const largeString = 128 * 1024
const quote = 0x22
const backslash = 0x5c

/** JSON in which each large string is replaced by a placeholder, and the bytes of the string for each placeholder. */
export type LiftedJson = { json: Buffer; strings: ReadonlyMap<string, Buffer> }

/**
 * Prepares JSON for parsing in two ways. It refuses JSON with too much structure between the strings: parsing a million
 * brackets or numbers would take seconds and hundreds of megabytes. And it takes out large strings as bytes, so that a
 * large file does not become a JavaScript string. A string with a backslash stays in the JSON.
 * @returns undefined for JSON that cannot be an enquiry.
 */
export function liftLargeStrings(json: Buffer): LiftedJson | undefined {
  const strings = new Map<string, Buffer>()
  const rest: Buffer[] = []
  // Random, so that no client can send a string that equals a placeholder.
  const prefix = randomUUID()
  let structureBytes = 0
  let copiedTo = 0
  for (let at = 0; at < json.length; at++) {
    if (++structureBytes > maxStructureBytes) return undefined
    if (json[at] !== quote) continue
    const end = endOfString(json, at + 1)
    if (end < 0) return undefined
    if (end - at > largeString && !json.subarray(at, end).includes(backslash)) {
      const placeholder = `${prefix}-${strings.size}`
      strings.set(placeholder, json.subarray(at + 1, end))
      rest.push(json.subarray(copiedTo, at + 1), Buffer.from(placeholder))
      copiedTo = end
    }
    at = end
  }
  return { json: Buffer.concat([...rest, json.subarray(copiedTo)]), strings }
}

/** Index of the quote that closes a string, or -1. */
function endOfString(json: Buffer, from: number): number {
  for (let at = json.indexOf(quote, from); at >= 0; at = json.indexOf(quote, at + 1)) {
    let slashes = 0
    while (at - slashes > from && json[at - 1 - slashes] === backslash) slashes++
    if (slashes % 2 === 0) return at
  }
  return -1
}
