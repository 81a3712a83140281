import { brand } from '@virida/shared/brand'
import { formatRange } from '@virida/shared/catalogue/dimension'
import { seriesFacts } from '@virida/shared/catalogue/facts'
import { seriesPath } from '@virida/shared/catalogue/slugs'
import type { SeriesSlug } from '@virida/shared/catalogue/slugs'
import type { PictureSource } from '@virida/shared/contract'
import { productPicture } from './product-pictures'

/* Structured data (schema.org) of the catalogue. Nothing here is priced or rated, so nothing says that it is. */

const context = 'https://schema.org'
const absolute = (path: string) => new URL(path, brand.origin).href

/** The one encoding that every reader of structured data can open (contract: 800 px, or the largest below). */
const webpOf = ({ src, widths }: PictureSource) => `${src}-${Math.min(800, ...widths.slice(-1))}.webp`

/** The products that a page lists, in its order. */
export const itemList = (items: readonly { title: string; href: string }[]) => ({
  '@context': context,
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ title, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    url: absolute(href),
  })),
})

/** A series as a product: number, material and limits, without an offer. */
export function product(slug: SeriesSlug, description: string) {
  const { title, seriesNumber, material, size } = seriesFacts[slug]
  const limits = size && [
    { name: 'Width', value: formatRange(size.width) },
    { name: 'Height', value: formatRange(size.height) },
  ]
  return {
    '@context': context,
    '@type': 'Product',
    '@id': `${absolute(seriesPath(slug))}#product`,
    name: title,
    description,
    model: seriesNumber,
    material,
    brand: { '@type': 'Brand', name: brand.fullName },
    url: absolute(seriesPath(slug)),
    image: absolute(webpOf(productPicture(slug))),
    ...(limits && {
      additionalProperty: limits.map((limit) => ({ '@type': 'PropertyValue', ...limit })),
    }),
  }
}

/** The pictures of one page. */
export const imageGallery = (name: string, href: string, pictures: readonly PictureSource[]) => ({
  '@context': context,
  '@type': 'ImageGallery',
  name,
  url: absolute(href),
  image: pictures.map((picture) => ({
    '@type': 'ImageObject',
    contentUrl: absolute(webpOf(picture)),
    caption: picture.alt,
    width: picture.width,
    height: picture.height,
  })),
})
