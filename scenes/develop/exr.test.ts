import { ExrError, passOf, readExr } from './exr'

const text = (value: string) => Buffer.from(`${value}\0`)
const int = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32LE(value)
  return bytes
}
const attribute = (name: string, type: string, value: Buffer) =>
  Buffer.concat([text(name), text(type), int(value.length), value])

/** An EXR of 2 x 1 px with one channel of floats. */
function smallExr(compression: number): Buffer {
  const channel = Buffer.concat([text('Layer.Combined.R'), int(2), int(0), int(1), int(1), Buffer.from([0])])
  const header = Buffer.concat([
    int(20000630),
    int(2),
    attribute('channels', 'chlist', channel),
    attribute('compression', 'compression', Buffer.from([compression])),
    attribute('dataWindow', 'box2i', Buffer.concat([int(0), int(0), int(1), int(0)])),
    Buffer.from([0]),
  ])
  const table = Buffer.alloc(8)
  table.writeBigUInt64LE(BigInt(header.length + 8))
  const row = Buffer.alloc(8)
  row.writeFloatLE(0.25, 0)
  row.writeFloatLE(4, 4)
  return Buffer.concat([header, table, int(0), int(8), row])
}

it('reads the floats of a channel row by row', () => {
  const image = readExr(smallExr(0))
  expect([image.width, image.height]).toEqual([2, 1])
  expect([...(image.channels.get('Layer.Combined.R') ?? [])]).toEqual([0.25, 4])
})

it('refuses a compressed file with a named error', () => {
  expect(() => readExr(smallExr(3))).toThrow(ExrError)
})

it('refuses a file that is cut off at any byte with a named error', () => {
  const whole = smallExr(0)
  for (let length = 0; length < whole.length; length += 1)
    expect(() => readExr(whole.subarray(0, length))).toThrow(ExrError)
})

it('says which channel of a pass is missing', () => {
  expect(() => passOf(readExr(smallExr(0)), 'Combined', 'RGB')).toThrow('no channel G')
})
