import fc from 'fast-check'
import { fitInto } from './fit-into'
import { jpegName, longestEdge, reduceImage, type ImageCodec } from './reduce-image'

const photo = (bytes = 4000, name = 'IMG_1.jpeg') => new File([new Uint8Array(bytes)], name)
const withExif = (bytes = 4000) => new File(['Exif', new Uint8Array(bytes - 4)], 'IMG_1.jpeg')
const jpeg = 'image/jpeg'

function codec(width = 6000, height = 4000) {
  const close = jest.fn()
  const encode = jest.fn<Promise<Blob | null>, Parameters<ImageCodec['encode']>>(() =>
    Promise.resolve(new Blob(['small'])),
  )
  return { decode: jest.fn(() => Promise.resolve({ width, height, close })), encode, close }
}

it('scales a large photo down to the longest edge and keeps its proportions', async () => {
  const { decode, encode } = codec()
  await reduceImage(photo(), jpeg, { decode, encode })
  expect(encode.mock.calls[0]?.[1]).toEqual({ width: longestEdge, height: 1600 })
})

it('encodes a small photo again, too, so that it loses its position', async () => {
  const { decode, encode } = codec(800, 600)
  const reduced = await reduceImage(photo(), jpeg, { decode, encode })
  expect(await reduced.text()).toBe('small')
})

it('leaves a picture without metadata unchanged if it would become larger', async () => {
  const file = photo(3)
  expect(await reduceImage(file, jpeg, codec())).toBe(file)
})

it('never makes a photo larger, and still removes its metadata', async () => {
  const encode: ImageCodec['encode'] = (_, { width }, quality) =>
    Promise.resolve(new Blob([new Uint8Array(Math.round(width * quality * 3))]))
  for (const size of [8000, 5500, 4500, 3000, 2000]) {
    const file = withExif(size)
    const reduced = await reduceImage(file, jpeg, { ...codec(), encode })
    expect(reduced).not.toBe(file)
    expect(reduced.size).toBeLessThan(file.size)
  }
})

it('keeps the best quality with which a photo becomes smaller', async () => {
  const { encode } = codec()
  await reduceImage(withExif(), jpeg, { ...codec(), encode })
  expect(encode.mock.calls.map(([, , quality]) => quality)).toEqual([0.85])
})

it('names a converted photo as a JPEG', async () => {
  const reduced = await reduceImage(photo(4000, 'IMG_2.HEIC'), 'image/heic', codec())
  expect([reduced.name, reduced.type]).toEqual(['IMG_2.jpg', 'image/jpeg'])
})

it('frees the memory of the picture', async () => {
  const made = codec()
  await reduceImage(photo(), jpeg, made)
  expect(made.close).toHaveBeenCalled()
})

it.each(['video/mp4', 'image/gif', 'image/svg+xml'])('leaves %s as it is', async (type) => {
  const file = photo()
  expect(await reduceImage(file, type, codec())).toBe(file)
})

it.each([
  ['WebP', 'image/webp', `RIFF....WEBPVP8X....${String.fromCharCode(2)}`],
  ['AVIF', 'image/avif', '....ftypavis'],
])('leaves an animated %s as it is', async (_, type, head) => {
  const file = new File([head, new Uint8Array(4000)], 'moving')
  expect(await reduceImage(file, type, codec())).toBe(file)
})

it('reduces a WebP that does not move', async () => {
  const file = new File(['RIFF....WEBPVP8X....', new Uint8Array(4000)], 'still.webp')
  expect((await reduceImage(file, 'image/webp', codec())).name).toBe('still.jpg')
})

it('leaves a small drawing as it is', async () => {
  const file = photo()
  expect(await reduceImage(file, 'image/png', codec())).toBe(file)
})

it('leaves a photo unchanged if the browser cannot decode it', async () => {
  const file = photo()
  const decode = () => Promise.reject(new DOMException('unsupported', 'InvalidStateError'))
  expect(await reduceImage(file, 'image/heic', { decode, encode: codec().encode })).toBe(file)
})

it('leaves a photo unchanged if the browser cannot encode it', async () => {
  const file = photo()
  expect(await reduceImage(file, jpeg, { ...codec(), encode: () => Promise.resolve(null) })).toBe(file)
})

it('never enlarges a picture, and keeps at least one pixel', () => {
  const edge = fc.integer({ min: 1, max: 50_000 })
  fc.assert(
    fc.property(edge, edge, (width, height) => {
      const size = fitInto({ width, height }, longestEdge)
      expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(
        Math.min(longestEdge, Math.max(width, height)),
      )
      expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(1)
    }),
  )
})

it.each([
  ['door.png', 'door.jpg'],
  ['door.JPG', 'door.JPG'],
  ['door', 'door.jpg'],
  ['my.door.heic', 'my.door.jpg'],
])('names %s %s', (name, jpeg) => {
  expect(jpegName(name)).toBe(jpeg)
})
