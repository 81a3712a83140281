import type { Head, PictureSource } from '@virida/shared/platform/contract'
import { applyHead } from './apply-head'
import { completeHead } from './complete-head'
import { headTags } from './head-tags'

const head: Head = { title: 'Catalog', description: 'All products.' }
const picture: PictureSource = {
  src: '/r/mfe-browse/media/house.1',
  widths: [480, 800, 1200],
  width: 1200,
  height: 900,
  alt: 'A house',
  placeholder: '0'.repeat(36),
}
const attributes = (tags: ReturnType<typeof headTags>, name: string) =>
  tags.find(({ attributes }) => Object.values(attributes).includes(name))?.attributes

it('adds the brand to every title once', () => {
  expect(completeHead(head, '/catalog').title).toBe('Catalog | Virida Windows & Doors')
  expect(completeHead({ ...head, title: 'Virida at home' }, '/').title).toBe('Virida at home')
})

it('uses the path without query and trailing slash as the canonical address', () => {
  expect(completeHead(head, '/catalog/').canonical).toBe('/catalog')
  expect(completeHead(head, '/').canonical).toBe('/')
  expect(completeHead({ ...head, canonical: '/product/x' }, '/product').canonical).toBe('/product/x')
})

it('shows a WebP of the page’s picture in shared links, with its real size', () => {
  const tags = headTags({ ...head, image: picture })
  expect(attributes(tags, 'og:image')?.content).toBe(
    'https://www.virida.example.com/r/mfe-browse/media/house.1-800.webp',
  )
  expect(attributes(tags, 'og:image:height')?.content).toBe('600')
})

it('prefers a share picture to the picture of the page', () => {
  const share = { src: '/r/mfe-browse/media/share-x.1.jpg', alt: 'Series X' }
  const tags = headTags({ ...head, image: picture, share })
  const said = ['', ':type', ':width', ':height', ':alt'].map(
    (part) => attributes(tags, `og:image${part}`)?.content,
  )
  expect(said).toEqual([
    'https://www.virida.example.com/r/mfe-browse/media/share-x.1.jpg',
    'image/jpeg',
    '1200',
    '630',
    'Series X',
  ])
})

it('uses the share picture of the site for a page without a picture', () => {
  expect(attributes(headTags(head), 'og:image')?.content).toMatch(
    /\/r\/shell\/media\/share-site\.\w{8}\.jpg$/,
  )
  expect(attributes(headTags(head), 'twitter:card')?.content).toBe('summary_large_image')
})

it('keeps a page out of search engines only if it says so', () => {
  expect(attributes(headTags(head), 'robots')).toBeUndefined()
  expect(attributes(headTags({ ...head, robots: 'noindex' }), 'robots')?.content).toBe('noindex')
})

it('replaces the head of the previous page and leaves other elements alone', () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/a.css"><meta name="description" content="old" data-page-head>'
  applyHead(completeHead({ ...head, jsonLd: [{ '@type': 'WebSite' }] }, '/catalog'))
  applyHead(completeHead(head, '/catalog'))
  expect(document.title).toBe('Catalog | Virida Windows & Doors')
  expect(document.querySelectorAll('meta[name=description]')).toHaveLength(1)
  expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', 'All products.')
  expect(document.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(0)
  expect(document.querySelectorAll('link[rel=stylesheet]')).toHaveLength(1)
})
