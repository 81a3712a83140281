import {
  boxOf,
  gradientAttributes,
  pathAttributes,
  patternAttributes,
  stopAttributes,
  textAttributes,
  type Attributes,
} from './svg-attributes'
import { escapeHtml } from '../../../platform/escape-html'
import type { Drawing, Shape } from '../canvas/drawing'

/** strokeWidth -> stroke-width. Some SVG names are camel case and stay as they are. */
const kebab = (name: string) =>
  /^(gradientUnits|patternUnits|viewBox)$/.test(name)
    ? name
    : name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)

const tag = (name: string, attributes: Attributes, inner = '') => {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${kebab(key)}="${escapeHtml(value ?? '')}"`)
    .join('')
  return inner ? `<${name}${written}>${inner}</${name}>` : `<${name}${written}/>`
}

function shapeTag(shape: Shape, id: string): string {
  if (shape.kind === 'path') return tag('path', pathAttributes(shape, id))
  if (shape.kind === 'text') return tag('text', textAttributes(shape), escapeHtml(shape.text))
  const [x, y] = shape.at
  return tag(
    'g',
    { transform: `translate(${x} ${y})` },
    shape.children.map((child) => shapeTag(child, id)).join(''),
  )
}

/**
 * Writes a drawing as a standalone SVG document. `id` prefixes the names of gradients and patterns; two drawings in
 * one document need different ids.
 */
export function toSvg(drawing: Drawing, { id, title }: { id: string; title: string }): string {
  const paints = [
    ...drawing.gradients.map((gradient) =>
      tag(
        'linearGradient',
        gradientAttributes(gradient, id),
        gradient.stops.map((stop) => tag('stop', stopAttributes(stop))).join(''),
      ),
    ),
    ...drawing.patterns.map((pattern) =>
      tag(
        'pattern',
        patternAttributes(pattern, id),
        pattern.shapes.map((shape) => shapeTag(shape, id)).join(''),
      ),
    ),
  ]
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: boxOf(drawing), fontFamily: 'sans-serif' },
    tag('title', {}, escapeHtml(title)) +
      tag('defs', {}, paints.join('')) +
      drawing.shapes.map((shape) => shapeTag(shape, id)).join(''),
  )
}
