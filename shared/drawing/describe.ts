import { formatInches, nearestSixteenth } from '../catalogue/dimension'
import type { DrawingInput } from './input'
import type { OperatingStyle } from './styles'

const names: Record<OperatingStyle, string> = {
  single_hung: 'Single hung window',
  casement: 'Casement window',
  double_hung: 'Double hung window',
  awning: 'Awning window',
  horizontal_slider: 'Horizontal slider window',
  bay: 'Bay window',
  picture: 'Picture window',
  round_top_specialty_shapes: 'Specialty window',
  sliding_glass: 'Sliding glass door',
  bi_fold: 'Bi-fold glass door',
  french_sliding: 'French sliding door',
  french_swing: 'French swing door',
  multi_slide: 'Multi-slide door',
}

const inches = (value: number) => formatInches(nearestSixteenth(value))

/** The words for those who cannot see a drawing: what it shows, and how large the product is. */
export function describe(input: DrawingInput): { title: string; description: string } {
  const { style, width, height, operation, shape, view = 'outside', open = 0 } = input
  const kind = shape ? `${names[style]}, ${shape.replace('_', ' ')}` : names[style]
  const layout = operation ? `, panel layout ${operation}` : ''
  return {
    title: `${kind}, ${inches(width)} wide and ${inches(height)} high`,
    description: `Drawn to scale from the ${view}${layout}, ${open > 0 ? 'open' : 'shut'}.`,
  }
}
