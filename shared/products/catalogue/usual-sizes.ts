import { inches } from './dimension'
import type { OperatingStyle } from './vocabulary/styles'
import type { Size } from './facts'

const size = (width: number, height: number): Size => ({ width: inches(width), height: inches(height) })

/** A size of the whole unit that is often ordered in each style. New drawings and designs start with it. */
export const usualSizes: Readonly<Record<OperatingStyle, Size>> = {
  single_hung: size(36, 60),
  casement: size(28, 54),
  double_hung: size(36, 60),
  awning: size(48, 30),
  horizontal_slider: size(60, 48),
  bay: size(96, 56),
  picture: size(60, 48),
  round_top_specialty_shapes: size(48, 60),
  sliding_glass: size(72, 80),
  bi_fold: size(144, 96),
  french_sliding: size(72, 80),
  french_swing: size(72, 80),
  multi_slide: size(144, 96),
}
