import { contentBox, pageFormat } from './page-format'

it('swaps width and height for landscape', () => {
  expect(pageFormat('archB', 36, { orientation: 'landscape' })).toMatchObject({ width: 1296, height: 864 })
})

it('leaves the part inside the margins for content', () => {
  expect(contentBox(pageFormat('letter', 60, { bottom: 74 }))).toEqual({
    x: 60,
    y: 60,
    width: 492,
    height: 658,
  })
})
