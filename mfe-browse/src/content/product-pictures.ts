import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import type { PictureSource } from '@virida/shared/platform/contract'
import { pictureKey } from '@virida/shared/site/picture-key'
import pictures from '../../pictures/products.json'

type CamelCase<Slug extends string> = Slug extends `${infer Word}-${infer Rest}`
  ? `${Word}${Capitalize<CamelCase<Rest>>}`
  : Slug

const bySlug: Record<CamelCase<SeriesSlug>, PictureSource> = pictures

/** The product picture of a series: square, on a light background. */
export function productPicture(slug: SeriesSlug): PictureSource {
  const key = pictureKey(slug)
  return bySlug[key as CamelCase<SeriesSlug>]
}
