import { toInches } from '@virida/shared/products/catalogue/dimension'
import { drawingOf } from '@virida/shared/products/design/drawing-of'
import { draw } from '@virida/shared/products/drawing/draw'
import type { Drawing } from '@virida/shared/products/drawing/canvas/drawing'
import type { DescribedDesign, DescribedWindow } from '@virida/shared/products/project/describe-window'
import { useMemo } from 'react'

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
 * share a floor line. Undefined for a row without a readable design.
 */
export const useThumbnail = (
  made: DescribedDesign | undefined,
  { width, height }: Box,
): Drawing | undefined =>
  useMemo(() => {
    if (!made) return undefined
    const input = drawingOf(made.design, made.record)
    const bounds = { x: (input.width - width) / 2, y: input.height + margin - height, width, height }
    return { ...draw(input), bounds }
  }, [made, width, height])
