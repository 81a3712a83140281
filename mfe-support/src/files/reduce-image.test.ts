import fc from 'fast-check'
import { fitInto, jpegName, longestEdge, reduceImage, type ImageCodec } from './reduce-image'

const photo = (type = 'image/jpeg', bytes = 4, name = 'IMG_1.jpeg') =>
  new File([new Uint8Array(bytes)], name, { type })

function codec(width = 6000, height = 4000) {
  const close = jest.fn()
  const encode = jest.fn<Promise<Blob | null>, Parameters<ImageCodec['encode']>>(() =>
    Promise.resolve(new Blob(['small'])),
  )
  return { decode: jest.fn(() => Promise.resolve({ width, height, close })), encode, close }
}

it('scales a large photo down to the longest edge and keeps its proportions', async () => {
  const { decode, encode } = codec()
  await reduceImage(photo(), { decode, encode })
  expect(encode.mock.calls[0]?.[1]).toEqual({ width: longestEdge, height: 1600 })
})

it('encodes a small photo again, too, so that it loses its position', async () => {
  const { decode, encode } = codec(800, 600)
  const reduced = await reduceImage(photo(), { decode, encode })
  expect(await reduced.text()).toBe('small')
})

it('names a converted photo as a JPEG', async () => {
  const reduced = await reduceImage(photo('image/heic', 4, 'IMG_2.HEIC'), codec())
  expect([reduced.name, reduced.type]).toEqual(['IMG_2.jpg', 'image/jpeg'])
})

it('frees the memory of the picture', async () => {
  const made = codec()
  await reduceImage(photo(), made)
  expect(made.close).toHaveBeenCalled()
})

it.each(['video/mp4', 'image/gif', 'image/svg+xml'])('leaves %s as it is', async (type) => {
  const file = photo(type)
  expect(await reduceImage(file, codec())).toBe(file)
})

it('leaves a small drawing as it is', async () => {
  const file = photo('image/png')
  expect(await reduceImage(file, codec())).toBe(file)
})

it('leaves a photo as it is that the browser cannot decode', async () => {
  const file = photo('image/heic')
  const decode = () => Promise.reject(new DOMException('unsupported', 'InvalidStateError'))
  expect(await reduceImage(file, { decode, encode: codec().encode })).toBe(file)
})

it('leaves a photo as it is that the browser cannot encode', async () => {
  const file = photo()
  expect(await reduceImage(file, { ...codec(), encode: () => Promise.resolve(null) })).toBe(file)
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
