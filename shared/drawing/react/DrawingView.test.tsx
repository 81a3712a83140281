import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { dimensions } from '../annotations/dimensions'
import { draw } from '../draw'
import { DrawingView } from './DrawingView'

const scene = draw({ style: 'french_swing', width: 72, height: 80, glass: 'reed' }, [dimensions])

describe('DrawingView', () => {
  it('is a picture with a name and a description', () => {
    render(<DrawingView scene={scene} id="door" title="French swing door" description="Shut." />)
    const picture = screen.getByRole('img', { name: 'French swing door', description: 'Shut.' })
    expect(picture).toHaveAttribute('viewBox')
  })

  it('is decoration without a title', () => {
    render(<DrawingView scene={scene} id="door" />)
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('draws as many shapes as the scene has', () => {
    const { container } = render(<DrawingView scene={scene} id="door" />)
    expect(container.querySelectorAll('svg > path, svg > text')).toHaveLength(scene.shapes.length)
  })

  it('shows the dimensions as text', () => {
    render(<DrawingView scene={scene} id="door" />)
    expect(screen.getByText('80 in')).toBeInTheDocument()
  })

  it('keeps two drawings on one page apart', () => {
    const { container } = render(
      <>
        <DrawingView scene={scene} id="one" />
        <DrawingView scene={scene} id="two" />
      </>,
    )
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('writes no inline style on the server', () => {
    expect(renderToString(<DrawingView scene={scene} id="door" title="Door" />)).not.toContain('style=')
  })
})
