import {
  boxOf,
  gradientAttributes,
  pathAttributes,
  patternAttributes,
  stopAttributes,
  textAttributes,
  type Attributes,
} from './svg-attributes'
import type { Scene, Shape } from './scene'

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** strokeWidth -> stroke-width; the names that SVG itself writes with capitals stay. */
const kebab = (name: string) =>
  /^(gradientUnits|patternUnits|viewBox)$/.test(name)
    ? name
    : name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)

const tag = (name: string, attributes: Attributes, inner = '') => {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${kebab(key)}="${escape(value ?? '')}"`)
    .join('')
  return inner ? `<${name}${written}>${inner}</${name}>` : `<${name}${written}/>`
}

function shapeTag(shape: Shape, id: string): string {
  if (shape.kind === 'path') return tag('path', pathAttributes(shape, id))
  if (shape.kind === 'text') return tag('text', textAttributes(shape), escape(shape.text))
  const [x, y] = shape.at
  return tag(
    'g',
    { transform: `translate(${x} ${y})` },
    shape.children.map((child) => shapeTag(child, id)).join(''),
  )
}

/**
 * A scene as a document of its own, for files and pictures. `id` names its paints: two drawings that stand in
 * one document need two.
 */
export function toSvg(scene: Scene, { id, title }: { id: string; title: string }): string {
  const paints = [
    ...scene.gradients.map((gradient) =>
      tag(
        'linearGradient',
        gradientAttributes(gradient, id),
        gradient.stops.map((stop) => tag('stop', stopAttributes(stop))).join(''),
      ),
    ),
    ...scene.patterns.map((pattern) =>
      tag(
        'pattern',
        patternAttributes(pattern, id),
        pattern.shapes.map((shape) => shapeTag(shape, id)).join(''),
      ),
    ),
  ]
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: boxOf(scene), fontFamily: 'sans-serif' },
    tag('title', {}, escape(title)) +
      tag('defs', {}, paints.join('')) +
      scene.shapes.map((shape) => shapeTag(shape, id)).join(''),
  )
}
