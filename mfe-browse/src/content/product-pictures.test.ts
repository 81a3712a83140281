import { seriesSlugs } from '@virida/shared/products/catalogue/slugs'
import { productPicture } from './product-pictures'

it.each(seriesSlugs)('has a product picture of %s', (slug) => {
  expect(productPicture(slug).src).toContain(`/${slug}.`)
})
