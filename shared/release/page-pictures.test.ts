import type { PictureSource } from '../contract'
import { ReleaseError } from './errors'
import { picturesByAddress, picturesOf } from './page-pictures'

const house: PictureSource = {
  src: '/r/mfe-browse/media/house.1',
  widths: [480, 800, 1200],
  width: 1200,
  height: 900,
  alt: 'A house',
  placeholder: '0'.repeat(36),
}
const origin = 'https://www.virida.example.com'
const shown = `${origin}/r/mfe-browse/media/house.1-800.webp`

const route = (path: string, page: object, paths?: string[]) => ({
  path,
  chunk: 'page',
  load: () => Promise.resolve({ page }),
  ...(paths ? { paths } : {}),
})

test('a page has the picture of its head and those of its structured data, each once', () => {
  const gallery = {
    '@type': 'ImageGallery',
    url: `${origin}/gallery`,
    image: [
      { '@type': 'ImageObject', contentUrl: shown, caption: 'A house' },
      { '@type': 'ImageObject', contentUrl: `${origin}/room.webp` },
    ],
  }
  expect(picturesOf({ image: house, jsonLd: [gallery] })).toEqual([shown, `${origin}/room.webp`])
})

test('what is no picture of structured data is none of the sitemap', () => {
  expect(picturesOf({ jsonLd: [{ '@type': 'Product', name: 'image', url: `${origin}/series/x` }] })).toEqual(
    [],
  )
})

test('every address of a pattern is asked with its own parameters', async () => {
  const page = {
    head: ({ params }: { params: { name?: string } }) => ({
      jsonLd: [{ image: `${origin}/${params.name}.webp` }],
    }),
  }
  expect(await picturesByAddress('a', [route('/series/:name?', page, ['/series/x', '/series/y'])])).toEqual({
    '/series/x': [`${origin}/x.webp`],
    '/series/y': [`${origin}/y.webp`],
  })
})

test('an address without pictures is left out', async () => {
  expect(await picturesByAddress('a', [route('/faq', { head: { title: 'FAQ' } })])).toEqual({})
})

test('a head that cannot be made refuses the release and names the address', async () => {
  const page = {
    head: () => {
      throw new Error('no such series')
    },
  }
  const made = picturesByAddress('mfe-browse', [route('/catalog', page)])
  await expect(made).rejects.toThrow(ReleaseError)
  await expect(made).rejects.toThrow('mfe-browse: the head of /catalog cannot be made')
})
