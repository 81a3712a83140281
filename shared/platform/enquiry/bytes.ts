/** The unsigned number in the four bytes from `at`. NaN if there are fewer bytes. */
export function numberAt(bytes: Uint8Array, at: number, order: 'big' | 'little' = 'big'): number {
  const high = shortAt(bytes, order === 'big' ? at : at + 2, order)
  return high * 0x10000 + shortAt(bytes, order === 'big' ? at + 2 : at, order)
}

/** The unsigned number in the two bytes from `at`. NaN if there are fewer bytes. */
export function shortAt(bytes: Uint8Array, at: number, order: 'big' | 'little' = 'big'): number {
  const first = bytes[at] ?? NaN
  const second = bytes[at + 1] ?? NaN
  return order === 'big' ? first * 256 + second : second * 256 + first
}

export const textAt = (bytes: Uint8Array, at: number, length: number) =>
  new TextDecoder('latin1').decode(bytes.subarray(at, at + length))

/** Whether `bytes` contain the sequence `wanted`. */
export const includes = (bytes: Uint8Array, wanted: readonly number[]) => indexOf(bytes, wanted) >= 0

/**
 * Where the sequence `wanted` is in `bytes`, from `from` on; -1 if it is not there. A plain loop, because it must take
 * milliseconds for a megabyte of any content, also one in which every byte is the first of the sequence.
 */
export function indexOf(bytes: Uint8Array, wanted: readonly number[], from = 0): number {
  const [first] = wanted
  const end = bytes.length - wanted.length
  for (let at = from; at <= end; at++) if (bytes[at] === first && isAt(bytes, wanted, at)) return at
  return -1
}

function isAt(bytes: Uint8Array, wanted: readonly number[], at: number): boolean {
  for (let offset = 0; offset < wanted.length; offset++)
    if (bytes[at + offset] !== wanted[offset]) return false
  return true
}
