import { seriesSlugs } from '@virida/shared/catalogue/slugs'
import { productPicture } from './product-pictures'

it.each(seriesSlugs)('has a cut-out of %s', (slug) => {
  expect(productPicture(slug).src).toContain(`/${slug}.`)
})
