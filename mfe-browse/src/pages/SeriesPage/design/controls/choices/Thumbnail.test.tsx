import { render } from '@testing-library/react'
import type { DrawingInput } from '@virida/shared/products/drawing/product/input'
import { Thumbnail } from './Thumbnail'

const casement: DrawingInput = { style: 'casement', productType: 'venetian', width: 28, height: 54 }

/** The height of a thumbnail on the page, in px (`Thumbnail.module.css`). */
const shownHeight = 76

function markOf(operation: string) {
  const { container } = render(<Thumbnail input={{ ...casement, operation }} marked />)
  const [left = 0, , width = 0, height = 0] =
    container.querySelector('svg')?.getAttribute('viewBox')?.split(' ').map(Number) ?? []
  const mark = container.querySelector('path[data-role="mark"]')
  const points = mark?.getAttribute('d')?.match(/[\d.-]+ [\d.-]+/g) ?? []
  return {
    tip: (Number(points[1]?.split(' ')[0]) - left) / width,
    pixels: (Number(mark?.getAttribute('stroke-width')) * shownHeight) / height,
  }
}

it.each([
  ['XL', 'left', 0, 0.4],
  ['XR', 'right', 0.6, 1],
])('marks %s with lines of at least a pixel that meet at the %s side', (operation, _, least, most) => {
  const { tip, pixels } = markOf(operation)
  expect(pixels).toBeGreaterThanOrEqual(1)
  expect(tip).toBeGreaterThan(least)
  expect(tip).toBeLessThan(most)
})
