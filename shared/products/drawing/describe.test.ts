import { describe as describeDrawing } from './describe'

it('names the product, its size and the view', () => {
  expect(
    describeDrawing({
      style: 'sliding_glass',
      width: 71.5,
      height: 80,
      operation: 'XO',
      view: 'inside',
      open: 0.5,
    }),
  ).toEqual({
    title: 'Sliding glass door, 71 1/2 in wide and 80 in tall',
    description: 'Drawn to scale from the inside, panel layout XO, open.',
  })
})

it('names the shape of a specialty window', () => {
  expect(
    describeDrawing({ style: 'round_top_specialty_shapes', shape: 'quarter_round', width: 36, height: 36 })
      .title,
  ).toBe('Specialty window, quarter round, 36 in wide and 36 in tall')
})
