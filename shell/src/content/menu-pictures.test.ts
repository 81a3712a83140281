import { proShortcuts, proTools, windowSeries } from '@virida/shared/products/catalogue/listing/menu'
import { menuPicture } from './menu-pictures'

it.each([...windowSeries, ...proShortcuts, ...proTools])('has a picture for $title', ({ image }) => {
  expect(menuPicture(image)?.src).toMatch(/^\/r\/shell\/media\//)
})
