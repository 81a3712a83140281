import { inflateSync } from 'node:zlib'

const headerSize = { woff: 44, sfnt: 12 }
const entrySize = { woff: 20, sfnt: 16 }

/**
 * Unpacks a WOFF 1.0 font into the OpenType file it was made from (https://www.w3.org/TR/WOFF/, sections 3 to 5).
 * @throws Error when the data does not begin with the WOFF signature.
 */
export function sfntFromWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF')
    throw new Error('Cannot unpack the font: its data is not a WOFF 1.0 file')
  const tableCount = woff.readUInt16BE(12)
  const sfnt = Buffer.alloc(woff.readUInt32BE(16))

  woff.copy(sfnt, 0, 4, 8)
  sfnt.writeUInt16BE(tableCount, 4)
  const log2 = Math.floor(Math.log2(tableCount))
  sfnt.writeUInt16BE(2 ** log2 * 16, 6)
  sfnt.writeUInt16BE(log2, 8)
  sfnt.writeUInt16BE(tableCount * 16 - 2 ** log2 * 16, 10)

  let end = headerSize.sfnt + tableCount * entrySize.sfnt
  for (let index = 0; index < tableCount; index += 1) {
    const entry = headerSize.woff + index * entrySize.woff
    const [offset, packedLength, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ]
    const packed = woff.subarray(offset, offset + packedLength)
    // A table that compression would not make smaller is stored as it is.
    const table = packedLength < length ? inflateSync(packed) : packed
    table.copy(sfnt, end)

    const target = headerSize.sfnt + index * entrySize.sfnt
    woff.copy(sfnt, target, entry, entry + 4)
    woff.copy(sfnt, target + 4, entry + 16, entry + 20)
    sfnt.writeUInt32BE(end, target + 8)
    sfnt.writeUInt32BE(length, target + 12)
    // Tables begin at multiples of four bytes.
    end += Math.ceil(length / 4) * 4
  }
  return sfnt
}
