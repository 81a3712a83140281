import { titleFromSlug } from './words'

it.each([
  ['platinum-windows', 'Platinum Windows'],
  ['bi-fold-door', 'Bi Fold Door'],
  ['catalog', 'Catalog'],
  ['', ''],
])('titles the slug "%s" as "%s"', (slug, title) => {
  expect(titleFromSlug(slug)).toBe(title)
})
