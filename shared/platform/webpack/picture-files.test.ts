import { pictureFiles } from './picture-files'

it('keeps the address and the sizes of each picture, not its texts', () => {
  const files = { src: '/r/mfe-browse/media/house.1', widths: [480, 800], width: 800, height: 600 }
  const set = { house: { ...files, alt: 'A house', placeholder: 'fff' } }
  expect(pictureFiles(JSON.stringify(set))).toEqual({ house: files })
})

it('returns an empty set for an empty file', () => {
  expect(pictureFiles('{}')).toEqual({})
})
