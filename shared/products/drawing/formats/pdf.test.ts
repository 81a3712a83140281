import { draw } from '../draw'
import { boxOfPath, toPdf, type PdfGradient, type PdfPage } from './pdf'
import type { Drawing } from '../canvas/drawing'

/** A page that records every call. */
function recorder() {
  const calls: [name: string, ...args: unknown[]][] = []
  const gradient: PdfGradient = { stop: (...args) => calls.push(['stop', ...args]) }
  const page = new Proxy(
    {},
    {
      get:
        (_, name: string) =>
        (...args: unknown[]) => {
          calls.push([name, ...args])
          return name === 'linearGradient' ? gradient : name === 'widthOfString' ? 10 : undefined
        },
    },
  ) as PdfPage
  return { page, calls, named: (name: string) => calls.filter(([call]) => call === name) }
}

const triangle: Drawing = {
  bounds: { x: 0, y: 0, width: 10, height: 20 },
  gradients: [],
  patterns: [],
  shapes: [
    {
      kind: 'path',
      role: 'frame',
      d: [['M', 0, 0], ['L', 10, 0], ['L', 0, 20], ['Z']],
      fill: '#ffffff',
      stroke: '#000000',
      width: 1,
      dash: [2, 1],
    },
  ],
}

describe('toPdf', () => {
  it('fits the drawing into its box and returns the scale', () => {
    const { page, named } = recorder()
    expect(toPdf(page, triangle, { x: 100, y: 50, width: 200, height: 100 })).toBe(5)
    expect(named('translate')).toEqual([['translate', 175, 50]])
    expect(named('scale')).toEqual([['scale', 5]])
  })

  it('fills and strokes a path, and ends its dashes', () => {
    const { page, calls } = recorder()
    toPdf(page, triangle, { x: 0, y: 0, width: 10, height: 20 })
    expect(calls.map(([name]) => name)).toEqual([
      ...['save', 'translate', 'scale'],
      ...['moveTo', 'lineTo', 'lineTo', 'closePath', 'fillColor', 'fillOpacity', 'fill'],
      ...[
        'moveTo',
        'lineTo',
        'lineTo',
        'closePath',
        'strokeColor',
        'strokeOpacity',
        'lineWidth',
        'dash',
        'stroke',
        'undash',
      ],
      'restore',
    ])
  })

  it('restores the state of the page', () => {
    const { page, named } = recorder()
    toPdf(page, draw({ style: 'french_swing', width: 72, height: 80, glass: 'rain' }), {
      x: 0,
      y: 0,
      width: 300,
      height: 300,
    })
    expect(named('save')).toHaveLength(named('restore').length)
  })

  it('clips the pattern of textured glass to its pane', () => {
    const { page, named } = recorder()
    toPdf(page, draw({ style: 'picture', width: 48, height: 36, glass: 'rain' }), {
      x: 0,
      y: 0,
      width: 300,
      height: 300,
    })
    expect(named('clip')).toHaveLength(1)
  })

  it('runs a gradient of a shape from edge to edge of that shape', () => {
    const { page, named } = recorder()
    toPdf(
      page,
      {
        ...triangle,
        gradients: [{ name: 'g', of: 'shape', from: [0, 0], to: [0, 1], stops: [[0, '#ffffff', 1]] }],
        shapes: [
          {
            kind: 'path',
            role: 'frame',
            d: [['M', 2, 4], ['L', 6, 4], ['L', 6, 9], ['Z']],
            fill: { ref: 'g' },
          },
        ],
      },
      { x: 0, y: 0, width: 10, height: 20 },
    )
    expect(named('linearGradient')).toEqual([['linearGradient', 2, 4, 2, 9]])
  })
})

describe('boxOfPath', () => {
  it('includes the control points of curves', () => {
    expect(
      boxOfPath([
        ['M', 0, 0],
        ['C', 0, -5, 8, -5, 8, 0],
      ]),
    ).toEqual({ x: 0, y: -5, width: 8, height: 5 })
  })
})
