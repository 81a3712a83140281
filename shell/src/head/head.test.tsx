import type { Head, PictureSource } from '@virida/shared/contract'
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

test('the brand stands in every title, once', () => {
  expect(completeHead(head, '/catalog').title).toBe('Catalog | Virida Windows & Doors')
  expect(completeHead({ ...head, title: 'Virida at home' }, '/').title).toBe('Virida at home')
})

test('the canonical address is the path without query and without a slash at its end', () => {
  expect(completeHead(head, '/catalog/').canonical).toBe('/catalog')
  expect(completeHead(head, '/').canonical).toBe('/')
  expect(completeHead({ ...head, canonical: '/product/x' }, '/product').canonical).toBe('/product/x')
})

test('a shared link shows a picture that every service can read, in its real proportions', () => {
  const tags = headTags({ ...head, image: picture })
  expect(attributes(tags, 'og:image')?.content).toBe(
    'https://www.virida.example.com/r/mfe-browse/media/house.1-800.webp',
  )
  expect(attributes(tags, 'og:image:height')?.content).toBe('600')
})

test('a card made for shared links comes before the picture of the page', () => {
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

test('a page without a picture is shared with the card of the site', () => {
  expect(attributes(headTags(head), 'og:image')?.content).toMatch(
    /\/r\/shell\/media\/share-site\.\w{8}\.jpg$/,
  )
  expect(attributes(headTags(head), 'twitter:card')?.content).toBe('summary_large_image')
})

test('only a page that says so is left out by search engines', () => {
  expect(attributes(headTags(head), 'robots')).toBeUndefined()
  expect(attributes(headTags({ ...head, robots: 'noindex' }), 'robots')?.content).toBe('noindex')
})

test('a navigation replaces the head of the page before, and leaves what is not the page', () => {
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
