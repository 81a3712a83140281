import { seriesSlugs } from '@virida/shared/products/catalogue/slugs'
import { productPictureFiles } from './product-picture-files'
import { productPicture } from './product-pictures'

it.each(seriesSlugs)('has a product picture of %s', (slug) => {
  expect(productPicture(slug).src).toContain(`/${slug}.`)
  expect(productPictureFiles(slug).src).toBe(productPicture(slug).src)
})
