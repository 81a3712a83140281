import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import { lineup, drawingsToScale } from './common-scale'

const facts = [seriesFacts['platinum-single-hung'], seriesFacts['multi-slide-door']]

it('draws every product in a box of the same size', () => {
  const boxes = drawingsToScale(facts).map(({ bounds }) => [bounds.width, bounds.height])
  expect(boxes).toEqual([
    [148, 98],
    [148, 98],
  ])
})

it('puts every product on the bottom of its box', () => {
  expect(drawingsToScale(facts).map(({ bounds }) => bounds.y + bounds.height)).toEqual([60, 96])
})

it('puts a row of products on one floor line', () => {
  const { shapes, bounds } = lineup(facts)
  expect(shapes.map((shape) => shape.kind === 'group' && shape.at)).toEqual([
    [0, 36],
    [46, 0],
  ])
  expect(bounds.width).toBe(36 + 10 + 144 + 2)
})
