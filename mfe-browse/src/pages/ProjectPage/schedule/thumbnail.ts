import { toInches } from '@virida/shared/products/catalogue/dimension'
import { drawingOf } from '@virida/shared/products/design/drawing-of'
import { draw } from '@virida/shared/products/drawing/draw'
import type { Drawing } from '@virida/shared/products/drawing/canvas/drawing'
import type { DescribedDesign, DescribedWindow } from '@virida/shared/products/project/describe-window'
import { useDeferredValue, useMemo } from 'react'
import { usePrinting } from './use-pages'

/** Margin around the largest product, in inches. */
const margin = 2

/**
 * The size of every drawing of a list, in inches: as wide as the widest and as tall as the tallest product,
 * plus margins.
 */
export type Box = { width: number; height: number }

export function boxOf(windows: readonly DescribedWindow[]): Box {
  let [width, height] = [0, 0]
  for (const { made } of windows) {
    if (made) [width, height] = [Math.max(width, made.design.width), Math.max(height, made.design.height)]
  }
  const inches = (length: number) => toInches(length as DescribedDesign['design']['width']) + 2 * margin
  return { width: inches(width), height: inches(height) }
}

/**
 * Draws a design in a box. Drawings with boxes of the same size that are shown at equal width are to one scale and
 * share a floor line. Undefined for a row without a readable design. A new row is shown first with an empty drawing of
 * the same size, because the drawings of a page together take longer than a click may.
 */
export function useThumbnail(made: DescribedDesign | undefined, { width, height }: Box): Drawing | undefined {
  const later = useDeferredValue(made, undefined)
  const drawn = usePrinting() ? made : later
  return useMemo(() => {
    if (!made) return undefined
    if (!drawn) return { bounds: { x: 0, y: 0, width, height }, shapes: [], gradients: [], patterns: [] }
    const input = drawingOf(drawn.design, drawn.record)
    const bounds = { x: (input.width - width) / 2, y: input.height + margin - height, width, height }
    return { ...draw(input), bounds }
  }, [made, drawn, width, height])
}
