/** Encodes an integer as a varint, as protocol buffers and PMTiles do. */
const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))]

const field = (number: number, content: number[]) => [
  ...varint(number * 8 + 2),
  ...varint(content.length),
  ...content,
]
const text = (value: string) => [...Buffer.from(value)]
const zigzag = (value: number) => (value < 0 ? -value * 2 - 1 : value * 2)

/** A Mapbox vector tile with one square in the layer `water`. */
function waterTile(): number[] {
  const commands = [
    9,
    zigzag(0),
    zigzag(0),
    26,
    zigzag(2048),
    zigzag(0),
    zigzag(0),
    zigzag(4096),
    zigzag(-2048),
    zigzag(0),
    15,
  ]
  const feature = [...varint(3 * 8), 3, ...field(4, commands.flatMap(varint))]
  const layer = [
    ...varint(15 * 8),
    2,
    ...field(1, text('water')),
    ...field(2, feature),
    ...varint(5 * 8),
    ...varint(4096),
  ]
  return field(3, layer)
}

/** A PMTiles archive (version 3) with a single tile for the whole world. */
export function smallPmtiles(): Buffer {
  const tile = waterTile()
  const metadata = text(JSON.stringify({ vector_layers: [{ id: 'water', fields: {} }] }))
  // One entry: tile 0, one run, its length, offset 0 (written as 1).
  const directory = [1, 0, 1, ...varint(tile.length), 1]
  const headerLength = 127
  const header = Buffer.alloc(headerLength)
  header.write('PMTiles')
  header.writeUInt8(3, 7)
  const sections = [directory.length, metadata.length, 0, tile.length]
  sections.reduce((offset, length, at) => {
    header.writeBigUInt64LE(BigInt(offset), 8 + at * 16)
    header.writeBigUInt64LE(BigInt(length), 16 + at * 16)
    return offset + length
  }, headerLength)
  for (const place of [72, 80, 88]) header.writeBigUInt64LE(1n, place) // tiles addressed, entries, contents
  header.writeUInt8(1, 96) // clustered
  header.writeUInt8(1, 97) // directory and metadata are not compressed
  header.writeUInt8(1, 98) // the tile is not compressed
  header.writeUInt8(1, 99) // vector tiles
  header.writeInt32LE(-1800000000, 102)
  header.writeInt32LE(-850000000, 106)
  header.writeInt32LE(1800000000, 110)
  header.writeInt32LE(850000000, 114)
  return Buffer.concat([header, Buffer.from(directory), Buffer.from(metadata), Buffer.from(tile)])
}
