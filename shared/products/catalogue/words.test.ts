import { lineCrumb, titleFromSlug } from './words'

it.each([
  ['platinum-windows', 'Platinum Windows'],
  ['bi-fold-door', 'Bi Fold Door'],
  ['catalog', 'Catalog'],
  ['', ''],
])('titles the slug "%s" as "%s"', (slug, title) => {
  expect(titleFromSlug(slug)).toBe(title)
})

it('names a line in breadcrumbs', () => {
  expect(lineCrumb('venetian-doors')).toBe('Venetian Series Doors')
})
