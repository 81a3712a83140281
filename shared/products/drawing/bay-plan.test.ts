import { drawBayPlan } from './bay-plan'
import { pathsOf, pointsOf } from './testing/shapes'

const plan = drawBayPlan({ width: 96, height: 56 })

it('draws the sides of a bay at 45 degrees to the wall', () => {
  const [seat] = pathsOf(plan.shapes)
  const [wall, , , corner] = seat ? pointsOf(seat) : []
  expect((corner?.[0] ?? 0) - (wall?.[0] ?? 0)).toBeCloseTo((corner?.[1] ?? 0) - (wall?.[1] ?? 0))
})

it('keeps the plan of a bay within its bounds', () => {
  const points = pathsOf(plan.shapes).flatMap(pointsOf)
  const { x, y, width, height } = plan.bounds
  expect(points.filter(([px, py]) => px < x || py < y || px > x + width || py > y + height)).toEqual([])
})

it('shows how far the bay projects', () => {
  const texts = plan.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))
  expect(texts).toContain('28 1/8 in')
})
