import { labelSize } from './use-label-size'

const box = { width: 600, height: 400 }
/** Height in px of the text in a drawing that fits the product and its dimensions into the box. */
const onScreen = (product: { width: number; height: number }) => {
  const size = labelSize(box, product) ?? 0
  const scale = Math.min(box.width / (product.width + 2.7 * size), box.height / (product.height + 2.7 * size))
  return size * scale
}

it.each([
  [28, 54],
  [144, 96],
  [12, 17.5],
  [96, 10],
])('gives dimensions of a product of %i x %f in the same size on the screen', (width, height) => {
  expect(onScreen({ width, height })).toBeCloseTo(15, 0)
})

it('is undefined before the drawing has a size', () => {
  expect(labelSize(undefined, { width: 28, height: 54 })).toBeUndefined()
  expect(labelSize({ width: 0, height: 0 }, { width: 28, height: 54 })).toBeUndefined()
})
