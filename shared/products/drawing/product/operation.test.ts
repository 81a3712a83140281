import { DrawingError } from './error'
import { fromBehind, parseOperation } from './operation'

describe('parseOperation', () => {
  it.each([
    ['horizontal_slider', 'XOX', ['slide', 'fixed', 'slide']],
    ['multi_slide', 'PXX', ['pocket', 'slide', 'slide']],
    ['french_swing', 'OXLXRO', ['fixed', 'hinge-left', 'hinge-right', 'fixed']],
    ['french_swing', 'XX', ['hinge-left', 'hinge-right']],
    ['casement', 'XR', ['hinge-right']],
    ['bi_fold', '3L1R', ['fold-left', 'fold-left', 'fold-left', 'fold-right']],
  ] as const)('reads %s %s', (style, operation, leaves) => {
    expect(parseOperation(style, 100, operation)).toEqual(leaves)
  })

  it('has a default layout for each style', () => {
    expect(parseOperation('bi_fold', 144)).toHaveLength(4)
    expect(parseOperation('french_swing', 36)).toEqual(['hinge-left'])
  })

  it.each([
    ['bi_fold', 'XO'],
    ['bi_fold', ''],
    ['multi_slide', 'XPX'],
    ['casement', '2L'],
    ['horizontal_slider', 'XQ'],
  ] as const)('refuses %s %s', (style, operation) => {
    expect(() => parseOperation(style, 100, operation)).toThrow(DrawingError)
  })
})

describe('fromBehind', () => {
  it('reverses the order and the hinge sides', () => {
    expect(fromBehind(['fixed', 'hinge-left'])).toEqual(['hinge-right', 'fixed'])
  })
})
