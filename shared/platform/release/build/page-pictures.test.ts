import type { PictureSource } from '../../contract'
import { ReleaseError } from '../errors'
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
const shown = '/r/mfe-browse/media/house.1-800.webp'

const route = (path: string, page: object, paths?: string[]) => ({
  path,
  chunk: 'page',
  load: () => Promise.resolve({ page }),
  ...(paths ? { paths } : {}),
})

it('collects the picture of the head and those of structured data, without duplicates', () => {
  const gallery = {
    '@type': 'ImageGallery',
    url: `${origin}/gallery`,
    image: [
      { '@type': 'ImageObject', contentUrl: shown, caption: 'A house' },
      { '@type': 'ImageObject', contentUrl: `${origin}/room.webp` },
      { '@type': 'ImageObject', contentUrl: `${origin}/room.webp`, caption: 'The same room' },
    ],
  }
  expect(picturesOf({ image: house, jsonLd: [gallery] })).toEqual([shown, `${origin}/room.webp`])
})

it('ignores other fields of structured data', () => {
  expect(picturesOf({ jsonLd: [{ '@type': 'Product', name: 'image', url: `${origin}/series/x` }] })).toEqual(
    [],
  )
})

it('reads each address of a pattern with its own parameters', async () => {
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

it('leaves out an address without pictures', async () => {
  expect(await picturesByAddress('a', [route('/faq', { head: { title: 'FAQ' } })])).toEqual({})
})

it('refuses a release with a head that throws, and names the address', async () => {
  const page = {
    head: () => {
      throw new Error('no such series')
    },
  }
  const made = picturesByAddress('mfe-browse', [route('/catalog', page)])
  await expect(made).rejects.toThrow(ReleaseError)
  await expect(made).rejects.toThrow('Cannot make the head of /catalog in mfe-browse')
})
