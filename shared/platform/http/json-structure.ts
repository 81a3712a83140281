/*
 * Limits the structure of JSON before it is parsed: a client can send a million brackets, numbers or names in a few
 * megabytes, and parsing them would keep a server from all other work for seconds.
 */

const quote = 0x22
const backslash = 0x5c

type Visit = {
  /** Called with each byte outside of strings, and with the opening quote of a string. False ends the walk. */
  outside: (byte: number) => boolean
  /** Called with the positions of the quotes of a string. */
  string?: (from: number, to: number) => void
}

/**
 * Walks once over JSON, without parsing it.
 * @returns false when `outside` has ended the walk, or when a string has no end.
 */
export function walkJson(json: Buffer, { outside, string }: Visit): boolean {
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] as number
    if (!outside(byte)) return false
    if (byte !== quote) continue
    const end = endOfString(json, at + 1)
    if (end < 0) return false
    string?.(at, end)
    at = end
  }
  return true
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

export type StructureLimits = {
  /** Opening brackets, commas and colons outside of strings. */
  marks: number
  /** Names of one object. */
  names?: number
}

/** Bytes outside of strings for each mark. A generously indented text has seven. */
const bytesOfMark = 12

/** Whether the structure of JSON is within limits. The text may be no JSON at all. */
export function isWithin(json: string, { marks: mostMarks, names: mostNames = Infinity }: StructureLimits) {
  let marks = 0
  let bytes = 0
  let names = 0
  /** Names so far of the objects around the current one. */
  const outer: number[] = []
  const outside = (byte: number): boolean => {
    switch (byte) {
      case 0x7b: // {
      case 0x5b: // [
        outer.push(names)
        names = 0
        marks++
        break
      case 0x7d: // }
      case 0x5d: // ]
        names = outer.pop() ?? 0
        break
      case 0x3a: // :
        names++
        marks++
        break
      case 0x2c: // ,
        marks++
    }
    return ++bytes <= bytesOfMark * mostMarks && marks <= mostMarks && names <= mostNames
  }
  return walkJson(Buffer.from(json), { outside })
}
