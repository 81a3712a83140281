import { formatInches, nearestSixteenth } from '../catalogue/dimension'
import type { DrawingInput } from './product/input'
import { isDoorStyle, styleLabels, type OperatingStyle } from '../catalogue/vocabulary/styles'

/** `Single hung window`, `Multi-slide door` */
function nameOf(style: OperatingStyle): string {
  // The menu's label, "Multi-Slider", already names the product and does not combine with "door".
  if (style === 'multi_slide') return 'Multi-slide door'
  const label = styleLabels[style]
  return `${label.charAt(0)}${label.slice(1).toLowerCase()} ${isDoorStyle(style) ? 'door' : 'window'}`
}

const inches = (value: number) => formatInches(nearestSixteenth(value))

/** The accessible name and description of a drawing: what it shows and how large the product is. */
export function describe(input: DrawingInput): { title: string; description: string } {
  const { style, width, height, operation, shape, view = 'outside', open = 0 } = input
  const kind = shape ? `${nameOf(style)}, ${shape.replace('_', ' ')}` : nameOf(style)
  const layout = operation ? `, panel layout ${operation}` : ''
  return {
    title: `${kind}, ${inches(width)} wide and ${inches(height)} tall`,
    description: `Drawn to scale from the ${view}${layout}, ${open > 0 ? 'open' : 'shut'}.`,
  }
}
