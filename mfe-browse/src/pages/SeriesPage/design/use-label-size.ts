import { dimensionSpace } from '@virida/shared/products/drawing/annotations/dimensions'
import { useLayoutEffect, useState, type RefObject } from 'react'

/** Height of the text of dimensions on the screen, in px, for a product of any size. */
const textHeight = 15

type Box = { width: number; height: number }

/**
 * The height in inches of text that is 15 px high in a drawing of the product in the box. Undefined if there
 * is no box or it is too small for the text.
 */
export function labelSize(box: Box | undefined, product: Box): number | undefined {
  const space = textHeight * dimensionSpace
  if (!box || box.width <= space || box.height <= space) return undefined
  const scale = Math.min((box.width - space) / product.width, (box.height - space) / product.height)
  return textHeight / scale
}

/**
 * The text height of dimensions for the drawing in an element, or undefined before the element is measured.
 * The drawing is measured again when the window is resized and when the drawing is shown again.
 */
export function useLabelSize(
  sheet: RefObject<HTMLElement | null>,
  product: Box,
  isShown: boolean,
): number | undefined {
  const [box, setBox] = useState<Box>()
  useLayoutEffect(() => {
    const measure = () => {
      const svg = sheet.current?.querySelector('svg')
      if (!svg) return
      const { width, height } = svg.getBoundingClientRect()
      setBox((known) => (known?.width === width && known.height === height ? known : { width, height }))
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [sheet, isShown])
  return labelSize(box, product)
}
