import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { dimensions } from '../annotations/dimensions'
import type { PathShape } from '../canvas/drawing'
import { draw } from '../draw'
import { DrawingView } from './DrawingView'

const drawing = draw({ style: 'french_swing', width: 72, height: 80, glass: 'reed' }, [dimensions])

describe('DrawingView', () => {
  it('is a picture with a name and a description', () => {
    render(<DrawingView drawing={drawing} title="French swing door" description="Shut." />)
    const picture = screen.getByRole('img', { name: 'French swing door', description: 'Shut.' })
    expect(picture).toHaveAttribute('viewBox')
  })

  it('is decoration without a title', () => {
    render(<DrawingView drawing={drawing} />)
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('draws as many shapes as the drawing has', () => {
    const { container } = render(<DrawingView drawing={drawing} />)
    expect(container.querySelectorAll('svg > path, svg > text')).toHaveLength(drawing.shapes.length)
  })

  it('shows the dimensions as text', () => {
    render(<DrawingView drawing={drawing} />)
    expect(screen.getByText('80 in')).toBeInTheDocument()
  })

  it('keeps two drawings on one page apart', () => {
    const { container } = render(
      <>
        <DrawingView drawing={drawing} />
        <DrawingView drawing={drawing} />
      </>,
    )
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('gives the opacity of a path to its only paint, and of a path with two paints to the path', () => {
    const path = (look: Partial<PathShape>): PathShape => ({
      ...{ kind: 'path', role: 'light', d: [['M', 0, 0], ['L', 4, 0], ['L', 4, 3], ['Z']], opacity: 0.5 },
      ...look,
    })
    const line = { stroke: '#000000', width: 1 } as const
    const shapes = [path({ fill: '#ffffff' }), path(line), path({ fill: '#ffffff', ...line })]
    const { container } = render(<DrawingView drawing={{ ...drawing, shapes }} />)
    const names = [...container.querySelectorAll('svg > path')].map((element) =>
      ['opacity', 'fill-opacity', 'stroke-opacity'].filter((name) => element.getAttribute(name) === '0.5'),
    )
    expect(names).toEqual([['fill-opacity'], ['stroke-opacity'], ['opacity']])
  })

  it('writes no inline style on the server', () => {
    expect(renderToString(<DrawingView drawing={drawing} title="Door" />)).not.toContain('style=')
  })
})
