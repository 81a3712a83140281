import type { Gradient, Pattern, Scene, Shape } from '../scene'
import {
  boxOf,
  gradientAttributes,
  pathAttributes,
  patternAttributes,
  stopAttributes,
  textAttributes,
} from '../svg-attributes'

export type DrawingViewProps = {
  scene: Scene
  /** Unique on the page, and the same on server and client: names the drawing's paints and its words. */
  id: string
  /** What is drawn, for those who cannot see it. Without one the drawing is decoration. */
  title?: string
  description?: string
  className?: string
}

/**
 * A scene on a page. It takes the width of what it stands in and keeps its proportions; sizes come from the
 * caller's style sheet.
 */
export function DrawingView({ scene, id, title, description, className }: DrawingViewProps) {
  const words = title
    ? {
        role: 'img',
        'aria-labelledby': `${id}-title`,
        'aria-describedby': description && `${id}-description`,
      }
    : { 'aria-hidden': true }
  return (
    <svg className={className} viewBox={boxOf(scene)} focusable="false" {...words}>
      {title && <title id={`${id}-title`}>{title}</title>}
      {title && description && <desc id={`${id}-description`}>{description}</desc>}
      <defs>
        {scene.gradients.map((gradient) => (
          <GradientPaint key={gradient.name} gradient={gradient} id={id} />
        ))}
        {scene.patterns.map((pattern) => (
          <PatternPaint key={pattern.name} pattern={pattern} id={id} />
        ))}
      </defs>
      <Shapes shapes={scene.shapes} id={id} />
    </svg>
  )
}

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

/** Style sheets and tests find parts by their role; shading, which is most of a drawing, has none. */
const roleOf = ({ role }: Shape) => (role === 'light' ? undefined : { 'data-role': role })

/** Shapes have no identity of their own: a drawing is replaced as a whole, in the order in which it is painted. */
function Shapes({ shapes, id }: { shapes: readonly Shape[]; id: string }) {
  return shapes.map((shape, index) => {
    if (shape.kind === 'path') return <path key={index} {...roleOf(shape)} {...pathAttributes(shape, id)} />
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
