import { titleFromSlug, wordsFromCamelCase } from './words'

test.each([
  ['platinum-windows', 'Platinum Windows'],
  ['bi-fold-door', 'Bi Fold Door'],
  ['catalog', 'Catalog'],
  ['', ''],
])('titles the slug "%s" as "%s"', (slug, title) => {
  expect(titleFromSlug(slug)).toBe(title)
})

test.each([
  ['cityZipCode', 'city Zip Code'],
  ['lot2Number', 'lot2 Number'],
  ['closeOfNFRCLabel', 'close Of NFRC Label'],
  ['questions', 'questions'],
])('splits "%s" into "%s"', (name, words) => {
  expect(wordsFromCamelCase(name)).toBe(words)
})
