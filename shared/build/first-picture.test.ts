import { firstPicture } from './first-picture'

it('keeps the first picture by its name, whenever it was made', () => {
  expect(firstPicture('{"gallery02":{"alt":"b"},"gallery01":{"alt":"a"}}')).toEqual({
    gallery01: { alt: 'a' },
  })
})

it('gives an empty set for one in which nothing has been made', () => {
  expect(firstPicture('{}')).toEqual({})
})
