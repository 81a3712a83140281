import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { dimensions } from '../annotations/dimensions'
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

  it('writes no inline style on the server', () => {
    expect(renderToString(<DrawingView drawing={drawing} title="Door" />)).not.toContain('style=')
  })
})
