import { randomUUID } from 'node:crypto'

/** Bytes between strings that an enquiry with ten files could ever need, generously indented. */
const longestStructure = 16 * 1024
/** Above any subject and body: what is longer can only be a file. */
const largest = 128 * 1024
const quote = 0x22
const backslash = 0x5c

/** JSON in which each large string is replaced by a name, and what the names stand for. */
export type Lifted = { json: Buffer; strings: ReadonlyMap<string, Buffer> }

/**
 * Looks over JSON before it is parsed. An enquiry is a few strings, some of them large, and hardly anything between
 * them: a million brackets or numbers would cost seconds and hundreds of megabytes to parse, here they cost the
 * reading of 16 KB. Large strings are set aside as the bytes they are, so that a file is never a string in memory.
 * @returns undefined for what cannot be an enquiry.
 */
export function liftLargeStrings(json: Buffer): Lifted | undefined {
  const strings = new Map<string, Buffer>()
  const rest: Buffer[] = []
  // Nobody outside can know it, so no string that was sent can pass for a name.
  const secret = randomUUID()
  let structure = 0
  let kept = 0
  for (let at = 0; at < json.length; at++) {
    if (++structure > longestStructure) return undefined
    if (json[at] !== quote) continue
    const end = endOfString(json, at + 1)
    if (end < 0) return undefined
    if (end - at > largest && !json.subarray(at, end).includes(backslash)) {
      const name = `${secret}-${strings.size}`
      strings.set(name, json.subarray(at + 1, end))
      rest.push(json.subarray(kept, at + 1), Buffer.from(name))
      kept = end
    }
    at = end
  }
  return { json: Buffer.concat([...rest, json.subarray(kept)]), strings }
}

/** Index of the quote that closes a string, -1 without one. */
function endOfString(json: Buffer, from: number): number {
  for (let at = json.indexOf(quote, from); at >= 0; at = json.indexOf(quote, at + 1)) {
    let slashes = 0
    while (at - slashes > from && json[at - 1 - slashes] === backslash) slashes++
    if (slashes % 2 === 0) return at
  }
  return -1
}
