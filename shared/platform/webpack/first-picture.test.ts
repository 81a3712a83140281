import { firstPicture } from './first-picture'

it('keeps the picture whose name sorts first, in any order of the file', () => {
  expect(firstPicture('{"gallery02":{"alt":"b"},"gallery01":{"alt":"a"}}')).toEqual({
    gallery01: { alt: 'a' },
  })
})

it('returns an empty set for an empty file', () => {
  expect(firstPicture('{}')).toEqual({})
})
