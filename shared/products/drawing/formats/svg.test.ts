import { draw } from '../draw'
import type { Drawing } from '../canvas/drawing'
import { toSvg } from './svg'

const words = (text: string): Drawing => ({
  bounds: { x: 0, y: 0, width: 10, height: 10 },
  gradients: [],
  patterns: [],
  shapes: [{ kind: 'text', role: 'dimension', at: [5, 5], text, size: 2, fill: '#000000', anchor: 'middle' }],
})

describe('toSvg', () => {
  it('writes a small drawing exactly', () => {
    expect(
      toSvg(
        {
          bounds: { x: 0, y: 0, width: 4, height: 3 },
          gradients: [],
          patterns: [],
          shapes: [
            {
              kind: 'path',
              role: 'frame',
              d: [['M', 0, 0], ['L', 4, 0], ['L', 4, 3], ['Z']],
              fill: '#ffffff',
              stroke: '#000000',
              width: 0.125,
            },
          ],
        },
        { id: 'a', title: 'Corner' },
      ),
    ).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" font-family="sans-serif"><title>Corner</title>' +
        '<defs/><path d="M0 0L4 0L4 3Z" fill="#ffffff" stroke="#000000" stroke-width="0.13"/></svg>',
    )
  })

  it('escapes what it writes', () => {
    const svg = toSvg(words('<b>&"'), { id: 'a', title: '</title>' })
    expect(svg).toContain('>&lt;b&gt;&amp;&quot;<')
    expect(svg).toContain('<title>&lt;/title&gt;</title>')
  })

  it('prefixes the names of gradients and patterns with the id of the drawing', () => {
    const svg = toSvg(draw({ style: 'single_hung', width: 36, height: 60, glass: 'rain' }), {
      id: 'card-3',
      title: 'x',
    })
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.every((id) => id?.startsWith('card-3-'))).toBe(true)
    expect(ids).toEqual(expect.arrayContaining(used))
  })

  it('writes no style attribute, because the content security policy forbids it', () => {
    expect(toSvg(draw({ style: 'bay', width: 96, height: 56 }), { id: 'a', title: 'x' })).not.toMatch(
      / style=|<style/,
    )
  })
})
