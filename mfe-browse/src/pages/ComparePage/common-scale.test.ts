import { seriesFacts } from '@virida/shared/catalogue/facts'
import { lineup, scenesToScale } from './common-scale'

const facts = [seriesFacts['platinum-single-hung'], seriesFacts['multi-slide-door']]

it('draws every product in a box of one size', () => {
  const boxes = scenesToScale(facts).map(({ bounds }) => [bounds.width, bounds.height])
  expect(boxes).toEqual([
    [148, 98],
    [148, 98],
  ])
})

it('stands every product on the floor of its box', () => {
  expect(scenesToScale(facts).map(({ bounds }) => bounds.y + bounds.height)).toEqual([60, 96])
})

it('puts a row of products on one floor', () => {
  const { shapes, bounds } = lineup(facts)
  expect(shapes.map((shape) => shape.kind === 'group' && shape.at)).toEqual([
    [0, 36],
    [46, 0],
  ])
  expect(bounds.width).toBe(36 + 10 + 144 + 2)
})
