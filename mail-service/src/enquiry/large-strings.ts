import { randomUUID } from 'node:crypto'
import { walkJson } from '@virida/shared/platform/http/json-structure'

/** Bytes outside of strings. An enquiry with ten files and generous indentation needs less. */
const maxStructureBytes = 16 * 1024
/**
 * Bytes. In a valid enquiry, a longer string without escapes can only be a file, because the limits of subject and body
 * are lower. A body with many escapes can be longer.
 */
const largeString = 128 * 1024
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
  const isWhole = walkJson(json, {
    outside: () => ++structureBytes <= maxStructureBytes,
    string: (from, to) => {
      if (to - from <= largeString || json.subarray(from, to).includes(backslash)) return
      const placeholder = `${prefix}-${strings.size}`
      strings.set(placeholder, json.subarray(from + 1, to))
      rest.push(json.subarray(copiedTo, from + 1), Buffer.from(placeholder))
      copiedTo = to
    },
  })
  if (!isWhole) return undefined
  return { json: Buffer.concat([...rest, json.subarray(copiedTo)]), strings }
}
