import { halves } from './half'

/** A picture of linear light: one plane of width x height numbers for each channel, row by row from the top. */
export type LinearImage = {
  width: number
  height: number
  /** By name as the renderer wrote it, for instance `ViewLayer.Combined.R`. */
  channels: ReadonlyMap<string, Float32Array>
}

export class ExrError extends Error {
  readonly code = 'EXR_UNREADABLE'
}

const HALF = 1
const damaged = 'Cannot read the EXR file: it is truncated or damaged. Render it again.'

/** Reads a string that ends with a zero byte. Returns it with the position after it. */
function readName(bytes: Buffer, at: number): [name: string, next: number] {
  const end = bytes.indexOf(0, at)
  if (end < 0) throw new ExrError(damaged)
  return [bytes.toString('utf8', at, end), end + 1]
}

/** Returns where the value of each attribute of the header begins, and where the table of lines begins. */
function readHeader(bytes: Buffer) {
  const attributes = new Map<string, number>()
  let at = 8
  while (bytes[at]) {
    const [name, afterName] = readName(bytes, at)
    const [, afterType] = readName(bytes, afterName)
    attributes.set(name, afterType + 4)
    at = afterType + 4 + bytes.readUInt32LE(afterType)
  }
  const place = (name: string) => {
    const found = attributes.get(name)
    if (found === undefined) throw new ExrError(`Cannot read the EXR file: it has no attribute ${name}`)
    return found
  }
  return { place, lines: at + 1 }
}

function readChannelList(bytes: Buffer, start: number) {
  const list: { name: string; isHalf: boolean }[] = []
  let at = start
  while (bytes[at]) {
    const [name, next] = readName(bytes, at)
    list.push({ name, isHalf: bytes.readInt32LE(next) === HALF })
    at = next + 16
  }
  return list
}

/**
 * Reads an uncompressed scan-line EXR of halves or floats with any channels (OpenEXR file layout, version 2).
 * @throws {ExrError} for a compressed or truncated file, or one that lacks an attribute.
 */
export function readExr(bytes: Buffer): LinearImage {
  try {
    return readImage(bytes)
  } catch (cause) {
    if (cause instanceof ExrError) throw cause
    // `Buffer` throws a RangeError for a read outside of the file.
    throw new ExrError(damaged, { cause })
  }
}

function readImage(bytes: Buffer): LinearImage {
  const { place, lines } = readHeader(bytes)
  if (bytes[place('compression')] !== 0)
    throw new ExrError('Cannot read the EXR file: it must be uncompressed')
  const box = place('dataWindow')
  const [left, top, right, bottom] = [0, 4, 8, 12].map((offset) => bytes.readInt32LE(box + offset)) as [
    number,
    number,
    number,
    number,
  ]
  const width = right - left + 1
  const height = bottom - top + 1
  const planes = readChannelList(bytes, place('channels')).map((channel) => ({
    ...channel,
    data: new Float32Array(width * height),
  }))
  for (let line = 0; line < height; line += 1) {
    const start = Number(bytes.readBigUInt64LE(lines + 8 * line))
    const row = (bytes.readInt32LE(start) - top) * width
    let at = start + 8
    for (const { isHalf, data } of planes) {
      for (let x = 0; x < width; x += 1) {
        data[row + x] = isHalf ? (halves[bytes.readUInt16LE(at)] ?? 0) : bytes.readFloatLE(at)
        at += isHalf ? 2 : 4
      }
    }
  }
  return { width, height, channels: new Map(planes.map(({ name, data }) => [name, data])) }
}

export type Planes = readonly [Float32Array, Float32Array, Float32Array]

/** Returns three planes of a render pass. `letters` are its channels, for instance RGB or XYZ. */
export function passOf(image: LinearImage, pass: string, letters: string): Planes {
  const planes = [...letters].map((letter) => {
    const name = [...image.channels.keys()].find((key) => key.endsWith(`${pass}.${letter}`))
    if (!name) throw new ExrError(`Cannot read the pass ${pass}: the render has no channel ${letter} for it`)
    return image.channels.get(name) as Float32Array
  })
  return planes as unknown as Planes
}
