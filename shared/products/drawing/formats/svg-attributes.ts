import { short } from './number'
import type { Gradient, Paint, PathShape, Pattern, Drawing, Segment, TextShape } from '../canvas/drawing'

/** The `d` attribute of a path. */
const pathData = (d: readonly Segment[]) =>
  d.map(([command, ...numbers]) => command + numbers.map(short).join(' ')).join('')

const paintOf = (paint: Paint, id: string) => (typeof paint === 'string' ? paint : `url(#${id}-${paint.ref})`)

/** SVG attributes with React's names, for `toSvg` and `DrawingView`. An undefined attribute is left out. */
export type Attributes = Record<string, string | undefined>

export const boxOf = ({ bounds }: Drawing) =>
  [bounds.x, bounds.y, bounds.width, bounds.height].map(short).join(' ')

/**
 * `id` is unique to the drawing and prefixes the names of its gradients and patterns, so that two drawings on a page
 * do not share any.
 */
export function pathAttributes(shape: PathShape, id: string): Attributes {
  const { d, fill, stroke, width, opacity, dash, hollow } = shape
  return {
    d: pathData(d),
    fill: fill ? paintOf(fill, id) : 'none',
    fillRule: hollow ? 'evenodd' : undefined,
    stroke,
    strokeWidth: stroke && short(width ?? 0),
    strokeDasharray: dash?.map(short).join(' '),
    opacity: opacity === undefined ? undefined : short(opacity),
  }
}

/**
 * The attributes of a path in a page. A path that is only filled or only stroked gets the opacity of that paint. It looks
 * the same as `opacity`, for which a browser keeps an effect of its own. Files keep `opacity`, so that they do not change.
 */
export function pagePathAttributes(shape: PathShape, id: string): Attributes {
  const { opacity, ...attributes } = pathAttributes(shape, id)
  if (shape.fill && shape.stroke) return { ...attributes, opacity }
  return { ...attributes, [shape.fill ? 'fillOpacity' : 'strokeOpacity']: opacity }
}

export function textAttributes({ at: [x, y], size, fill, anchor, upright }: TextShape): Attributes {
  return {
    x: short(x),
    y: short(y),
    fill,
    fontSize: short(size),
    textAnchor: anchor,
    transform: upright ? `rotate(-90 ${short(x)} ${short(y)})` : undefined,
  }
}

export function gradientAttributes({ name, of, from, to }: Gradient, id: string): Attributes {
  return {
    id: `${id}-${name}`,
    gradientUnits: of === 'drawing' ? 'userSpaceOnUse' : undefined,
    x1: short(from[0]),
    y1: short(from[1]),
    x2: short(to[0]),
    y2: short(to[1]),
  }
}

export const stopAttributes = ([offset, color, opacity]: Gradient['stops'][number]): Attributes => ({
  offset: short(offset),
  stopColor: color,
  stopOpacity: opacity === 1 ? undefined : short(opacity),
})

export const patternAttributes = ({ name, width, height }: Pattern, id: string): Attributes => ({
  id: `${id}-${name}`,
  patternUnits: 'userSpaceOnUse',
  width: short(width),
  height: short(height),
})
