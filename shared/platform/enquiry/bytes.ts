/** The unsigned number in the four bytes from `at`. NaN if there are fewer bytes. */
export function numberAt(bytes: Uint8Array, at: number, order: 'big' | 'little' = 'big'): number {
  if (!(at >= 0 && at + 4 <= bytes.length)) return NaN
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, 4)
  return view.getUint32(0, order === 'little')
}

/** The unsigned number in the two bytes from `at`. NaN if there are fewer bytes. */
export function shortAt(bytes: Uint8Array, at: number, order: 'big' | 'little' = 'big'): number {
  const [first = NaN, second = NaN] = [bytes[at], bytes[at + 1]]
  return order === 'big' ? first * 256 + second : second * 256 + first
}

export const textAt = (bytes: Uint8Array, at: number, length: number) =>
  new TextDecoder('latin1').decode(bytes.subarray(at, at + length))

/** Whether `bytes` contain the sequence `wanted`. */
export const includes = (bytes: Uint8Array, wanted: readonly number[]) => {
  for (let at = bytes.indexOf(wanted[0] ?? 0); at >= 0; at = bytes.indexOf(wanted[0] ?? 0, at + 1))
    if (wanted.every((byte, offset) => bytes[at + offset] === byte)) return true
  return false
}
