import { DrawingError } from '../product/error'
import { frameKinds } from '../../catalogue/vocabulary/frames'
import { drawSection, type SectionInput } from './draw-section'
import { windowStyles, doorStyles } from '../../catalogue/vocabulary/styles'
import { pathsOf, pointsOf } from '../testing/shapes'

const glass = (input: SectionInput) =>
  pathsOf(drawSection(input).shapes).filter(({ role }) => role === 'glass')

describe('drawSection', () => {
  const made = [...windowStyles, ...doorStyles].flatMap((style) =>
    frameKinds
      .filter((frameType) => frameType !== 'retrofit' || !['bay', 'multi_slide', 'bi_fold'].includes(style))
      .flatMap((frameType) =>
        (['horizontal', 'vertical'] as const).map((cut) => ({ style, frameType, cut })),
      ),
  )

  it.each(made)('keeps $style, $frameType, $cut within its bounds', (input) => {
    const { shapes, bounds } = drawSection(input)
    const points = pathsOf(shapes).flatMap(pointsOf)
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(bounds.x - 1e-6)
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(bounds.y - 1e-6)
    expect(Math.max(...xs)).toBeLessThanOrEqual(bounds.x + bounds.width + 1e-6)
    expect(Math.max(...ys)).toBeLessThanOrEqual(bounds.y + bounds.height + 1e-6)
  })

  it('is the same drawing rotated by 90 degrees if both sections cut the same parts', () => {
    const cut = (direction: 'horizontal' | 'vertical') =>
      pathsOf(drawSection({ style: 'picture', frameType: 'block', cut: direction }).shapes).map(pointsOf)
    const turned = cut('vertical').map((points) => points.map(([x, y]) => [y, x]))
    expect(turned).toEqual(cut('horizontal'))
  })

  it('shows a third pane in triple glass', () => {
    const panes = (count: 'dual' | 'triple', thickness: number) =>
      glass({
        style: 'picture',
        frameType: 'block',
        cut: 'horizontal',
        glazing: { panes: count, thickness },
      }).length
    expect(panes('triple', 0.875)).toBe((panes('dual', 0.75) / 2) * 3)
  })

  it('shows two panes where panels meet, and one elsewhere', () => {
    const slider = { style: 'horizontal_slider', frameType: 'block' } as const
    expect(glass({ ...slider, cut: 'horizontal' })).toHaveLength(
      2 * glass({ ...slider, cut: 'vertical' }).length,
    )
  })

  it.each(['bay', 'multi_slide', 'bi_fold'] as const)('refuses %s in a retrofit frame', (style) => {
    expect(() => drawSection({ style, frameType: 'retrofit', cut: 'vertical' })).toThrow(DrawingError)
  })
})
