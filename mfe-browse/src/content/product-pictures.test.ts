import { seriesSlugs } from '@virida/shared/products/catalogue/slugs'
import { productFiles } from './product-files'
import { productPicture } from './product-pictures'

it.each(seriesSlugs)('has a product picture of %s', (slug) => {
  expect(productPicture(slug).src).toContain(`/${slug}.`)
  expect(productFiles(slug).src).toBe(productPicture(slug).src)
})
