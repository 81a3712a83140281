import type { ImageGallery, ItemList, Product, WithContext } from 'schema-dts'
import { brand } from '@virida/shared/site/brand'
import { formatRange } from '@virida/shared/products/catalogue/dimension'
import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import type { PictureSource } from '@virida/shared/platform/contract'
import { webpOf } from '@virida/shared/platform/contract/webp-of'
import { seriesAddress } from '@virida/shared/site/addresses/pages'
import { productPictureFiles } from './product-picture-files'

/* Structured data (schema.org) of the catalogue. It has no prices or ratings, because the site has none. */

const context = 'https://schema.org'
const absolute = (path: string) => new URL(path, brand.origin).href

/** The products that a page lists, in the order of the page. */
export const itemList = (items: readonly { title: string; href: string }[]) =>
  ({
    '@context': context,
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ title, href }, at) => ({
      '@type': 'ListItem' as const,
      position: at + 1,
      name: title,
      url: absolute(href),
    })),
  }) satisfies WithContext<ItemList>

/** A series as a product with its number, material and size limits, without an offer. */
export function product(slug: SeriesSlug, description: string) {
  const { title, seriesNumber, material, size } = seriesFacts[slug]
  const limits = size && [
    { name: 'Width', value: formatRange(size.width) },
    { name: 'Height', value: formatRange(size.height) },
  ]
  return {
    '@context': context,
    '@type': 'Product',
    '@id': `${absolute(seriesAddress(slug))}#product`,
    name: title,
    description,
    model: seriesNumber,
    material,
    brand: { '@type': 'Brand', name: brand.fullName },
    url: absolute(seriesAddress(slug)),
    image: absolute(webpOf(productPictureFiles(slug)).src),
    ...(limits && {
      additionalProperty: limits.map((limit) => ({ '@type': 'PropertyValue' as const, ...limit })),
    }),
  } satisfies WithContext<Product>
}

/** The pictures of one page. */
export const imageGallery = (name: string, href: string, pictures: readonly PictureSource[]) =>
  ({
    '@context': context,
    '@type': 'ImageGallery',
    name,
    url: absolute(href),
    image: pictures.map((picture) => {
      const { src, width, height } = webpOf(picture)
      return {
        '@type': 'ImageObject' as const,
        contentUrl: absolute(src),
        caption: picture.alt,
        width: `${width} px`,
        height: `${height} px`,
      }
    }),
  }) satisfies WithContext<ImageGallery>
