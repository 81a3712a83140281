const alphabet = new Uint8Array(256)
for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/')
  alphabet[character.charCodeAt(0)] = 1
const pad = '='.charCodeAt(0)

/**
 * Characters decoded at a time, so that no large string is created. A multiple of four, because four characters are
 * three bytes.
 */
const step = 256 * 1024

/**
 * Decodes base64 (RFC 4648 section 4) strictly. `Buffer.from` alone skips invalid characters, so a damaged photo would be
 * mailed as if it were complete.
 * @param encoded The base64 characters as bytes.
 * @returns undefined for empty input and for anything but padded standard base64 without white space.
 */
export function decodeBase64(encoded: Buffer): Buffer | undefined {
  if (encoded.length === 0 || encoded.length % 4 !== 0) return undefined
  const end = encoded.length - padding(encoded)
  for (let at = 0; at < end; at++) if (alphabet[encoded[at] ?? 0] === 0) return undefined
  const decoded = Buffer.allocUnsafe(decodedLength(encoded))
  let written = 0
  for (let at = 0; at < encoded.length; at += step)
    written += decoded.write(encoded.toString('latin1', at, at + step), written, 'base64')
  return decoded
}

/** The number of bytes that base64 decodes to, calculated from its length. */
export const decodedLength = (encoded: Buffer) => Math.floor((encoded.length * 3) / 4) - padding(encoded)

function padding(encoded: Buffer): number {
  if (encoded.at(-1) !== pad) return 0
  return encoded.at(-2) === pad ? 2 : 1
}
