import { brand } from '@virida/shared/brand'
import { formatRange } from '@virida/shared/catalogue/dimension'
import { seriesFacts } from '@virida/shared/catalogue/facts'
import { seriesPath } from '@virida/shared/catalogue/slugs'
import type { SeriesSlug } from '@virida/shared/catalogue/slugs'
import type { PictureSource } from '@virida/shared/contract'
import { webpOf } from '@virida/shared/contract/webp-of'
import { productPicture } from './product-pictures'

/* Structured data (schema.org) of the catalogue. Nothing here is priced or rated, so nothing says that it is. */

const context = 'https://schema.org'
const absolute = (path: string) => new URL(path, brand.origin).href

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
    image: absolute(webpOf(productPicture(slug)).src),
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
  image: pictures.map((picture) => {
    const { src, width, height } = webpOf(picture)
    return {
      '@type': 'ImageObject',
      contentUrl: absolute(src),
      caption: picture.alt,
      width,
      height,
    }
  }),
})
