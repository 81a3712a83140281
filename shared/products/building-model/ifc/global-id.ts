const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$'

/** The offset and the prime of FNV-1a with 128 bits. */
const offset = 0x6c62272e07bb014262b821756295c58dn
const prime = 0x0000000001000000000000000000013bn

/** The hash of a text by FNV-1a, as a number of 128 bits. */
function hash(text: string): bigint {
  let value = offset
  for (const byte of new TextEncoder().encode(text)) {
    value = BigInt.asUintN(128, (value ^ BigInt(byte)) * prime)
  }
  return value
}

/**
 * The GlobalId of a named thing: 128 bits in 22 digits of base 64, as IFC writes them. The same name always has the same
 * id, so a program that reads a new version of a file finds its objects again.
 */
export function globalId(name: string): string {
  const value = hash(name)
  return Array.from({ length: 22 }, (_, at) => digits[Number((value >> BigInt(6 * (21 - at))) & 63n)]).join(
    '',
  )
}
