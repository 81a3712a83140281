import { memo, useId } from 'react'
import type { Gradient, Pattern, Drawing, Shape } from '../canvas/drawing'
import {
  boxOf,
  gradientAttributes,
  pagePathAttributes,
  patternAttributes,
  stopAttributes,
  textAttributes,
} from '../formats/svg-attributes'

export type DrawingViewProps = {
  drawing: Drawing
  /** The accessible name. Without it the drawing is decoration and hidden from screen readers. */
  title?: string
  /** The accessible description; used only with a title. */
  description?: string
  className?: string
}

/**
 * Renders a drawing as inline SVG. It fills the width of its container and keeps its proportions; the caller's
 * style sheet sets the size. The same drawing is not rendered again: it can have hundreds of shapes.
 */
export const DrawingView = memo(function DrawingView(props: DrawingViewProps) {
  const { drawing, title, description, className } = props
  // Two drawings on one page must not share the ids of their gradients.
  const id = useId()
  const words = title
    ? {
        role: 'img',
        'aria-labelledby': `${id}-title`,
        'aria-describedby': description && `${id}-description`,
      }
    : { 'aria-hidden': true }
  return (
    <svg className={className} viewBox={boxOf(drawing)} focusable="false" {...words}>
      {title && <title id={`${id}-title`}>{title}</title>}
      {title && description && <desc id={`${id}-description`}>{description}</desc>}
      <defs>
        {drawing.gradients.map((gradient) => (
          <GradientPaint key={gradient.name} gradient={gradient} id={id} />
        ))}
        {drawing.patterns.map((pattern) => (
          <PatternPaint key={pattern.name} pattern={pattern} id={id} />
        ))}
      </defs>
      <Shapes shapes={drawing.shapes} id={id} />
    </svg>
  )
})

function GradientPaint({ gradient, id }: { gradient: Gradient; id: string }) {
  return (
    <linearGradient {...gradientAttributes(gradient, id)}>
      {gradient.stops.map((stop) => (
        <stop key={stop[0]} {...stopAttributes(stop)} />
      ))}
    </linearGradient>
  )
}

function PatternPaint({ pattern, id }: { pattern: Pattern; id: string }) {
  return (
    <pattern {...patternAttributes(pattern, id)}>
      <Shapes shapes={pattern.shapes} id={id} />
    </pattern>
  )
}

/** Tests find the parts of a drawing by `data-role`. Shading has none, which keeps the markup small. */
const roleOf = ({ role }: Shape) => (role === 'light' ? undefined : { 'data-role': role })

/** The index is a safe key, because a drawing is always replaced as a whole. */
export function Shapes({ shapes, id }: { shapes: readonly Shape[]; id: string }) {
  return shapes.map((shape, index) => {
    if (shape.kind === 'path')
      return <path key={index} {...roleOf(shape)} {...pagePathAttributes(shape, id)} />
    if (shape.kind === 'text') {
      return (
        <text key={index} {...textAttributes(shape)}>
          {shape.text}
        </text>
      )
    }
    return (
      <g key={index} transform={`translate(${shape.at[0]} ${shape.at[1]})`}>
        <Shapes shapes={shape.children} id={id} />
      </g>
    )
  })
}
