import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { usePassingWheel } from './use-passing-wheel'

const zoomed = jest.fn()

function Page() {
  const map = useRef<HTMLDivElement>(null)
  usePassingWheel(map)
  return (
    <>
      <p>above</p>
      <div ref={map}>
        <button type="button" ref={(canvas) => canvas?.addEventListener('wheel', zoomed)}>
          canvas
        </button>
      </div>
    </>
  )
}

const wheelOver = (name: string) => fireEvent.wheel(screen.getByText(name), { clientX: 100, clientY: 100 })
// jsdom's pointer events have no position, so this is a mouse event with the type of a pointer event.
const moveTo = (clientX: number) =>
  fireEvent(
    screen.getByText('canvas'),
    new MouseEvent('pointermove', { bubbles: true, clientX, clientY: 100 }),
  )

beforeEach(() => {
  zoomed.mockClear()
  render(<Page />)
})

it('keeps the wheel from the map while the page is scrolled below a resting pointer', () => {
  wheelOver('above')
  wheelOver('canvas')
  moveTo(104)
  wheelOver('canvas')
  expect(zoomed).not.toHaveBeenCalled()
})

it('gives the wheel to the map after the pointer has moved on it', () => {
  wheelOver('above')
  moveTo(140)
  wheelOver('canvas')
  expect(zoomed).toHaveBeenCalledTimes(1)
})

it('gives the wheel to the map after a press, until the page is scrolled again', () => {
  wheelOver('canvas')
  fireEvent.pointerDown(screen.getByText('canvas'))
  wheelOver('canvas')
  expect(zoomed).toHaveBeenCalledTimes(1)
  wheelOver('above')
  wheelOver('canvas')
  expect(zoomed).toHaveBeenCalledTimes(1)
})
