import type { Gradient, PathShape, Pattern, Drawing, Segment, Shape, TextShape } from '../canvas/drawing'

/** The gradient object of pdfkit. */
export interface PdfGradient {
  stop(offset: number, color: string, opacity: number): unknown
}

/**
 * The part of pdfkit's document that drawings use, declared here so that this library does not depend on pdfkit.
 * Return values of type `unknown` are ignored.
 */
export interface PdfPage {
  save(): unknown
  restore(): unknown
  translate(x: number, y: number): unknown
  scale(factor: number): unknown
  rotate(degrees: number): unknown
  moveTo(x: number, y: number): unknown
  lineTo(x: number, y: number): unknown
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): unknown
  closePath(): unknown
  clip(): unknown
  fill(rule: 'even-odd' | 'non-zero'): unknown
  stroke(): unknown
  fillColor(color: string | PdfGradient): unknown
  strokeColor(color: string): unknown
  fillOpacity(opacity: number): unknown
  strokeOpacity(opacity: number): unknown
  lineWidth(width: number): unknown
  dash(length: number, options: { space: number }): unknown
  undash(): unknown
  fontSize(size: number): unknown
  widthOfString(text: string): number
  text(text: string, x: number, y: number, options: { lineBreak: boolean }): unknown
  linearGradient(x1: number, y1: number, x2: number, y2: number): PdfGradient
}

type Box = { x: number; y: number; width: number; height: number }

function trace(page: PdfPage, d: readonly Segment[]) {
  for (const segment of d) {
    switch (segment[0]) {
      case 'M':
        page.moveTo(segment[1], segment[2])
        break
      case 'L':
        page.lineTo(segment[1], segment[2])
        break
      case 'C':
        page.bezierCurveTo(segment[1], segment[2], segment[3], segment[4], segment[5], segment[6])
        break
      case 'Z':
        page.closePath()
    }
  }
}

/** The box around all points of a path, control points included. */
export function boxOfPath(d: readonly Segment[]): Box {
  const numbers = d.flatMap(([, ...rest]) => rest)
  const xs = numbers.filter((_, index) => index % 2 === 0)
  const ys = numbers.filter((_, index) => index % 2 === 1)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

function gradientOn(page: PdfPage, { of, from, to, stops }: Gradient, d: readonly Segment[]): PdfGradient {
  const box = of === 'shape' ? boxOfPath(d) : { x: 0, y: 0, width: 1, height: 1 }
  const at = ([x, y]: readonly [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const
  const gradient = page.linearGradient(...at(from), ...at(to))
  for (const stop of stops) gradient.stop(...stop)
  return gradient
}

/** Fills a path with a repeated pattern, clipped to the path. */
function tile(page: PdfPage, pattern: Pattern, d: readonly Segment[], drawing: Drawing) {
  const { x, y, width, height } = boxOfPath(d)
  page.save()
  trace(page, d)
  page.clip()
  for (let top = Math.floor(y / pattern.height) * pattern.height; top < y + height; top += pattern.height) {
    for (let left = Math.floor(x / pattern.width) * pattern.width; left < x + width; left += pattern.width) {
      page.save()
      page.translate(left, top)
      for (const shape of pattern.shapes) paintPath(page, shape, drawing)
      page.restore()
    }
  }
  page.restore()
}

function paintPath(
  page: PdfPage,
  { d, fill, stroke, width = 0, opacity = 1, dash, hollow }: PathShape,
  drawing: Drawing,
) {
  if (d.length === 0) return
  const named = typeof fill === 'object' ? fill.ref : undefined
  const pattern = drawing.patterns.find(({ name }) => name === named)
  const gradient = drawing.gradients.find(({ name }) => name === named)
  if (pattern) tile(page, pattern, d, drawing)
  if (gradient || typeof fill === 'string') {
    trace(page, d)
    page.fillColor(gradient ? gradientOn(page, gradient, d) : (fill as string))
    page.fillOpacity(opacity)
    page.fill(hollow ? 'even-odd' : 'non-zero')
  }
  if (stroke) {
    trace(page, d)
    page.strokeColor(stroke)
    page.strokeOpacity(opacity)
    page.lineWidth(width)
    if (dash) page.dash(dash[0], { space: dash[1] })
    page.stroke()
    if (dash) page.undash()
  }
}

/**
 * SVG places text by its baseline and pdfkit by its top. Capitals of Helvetica are about this high, as a share of the
 * text size.
 */
const ascent = 0.72

function paintText(page: PdfPage, { at: [x, y], text, size, fill, anchor, upright }: TextShape) {
  page.save()
  page.translate(x, y)
  if (upright) page.rotate(-90)
  page.fontSize(size)
  page.fillColor(fill)
  page.fillOpacity(1)
  const wide = page.widthOfString(text)
  page.text(text, anchor === 'middle' ? -wide / 2 : anchor === 'end' ? -wide : 0, -size * ascent, {
    lineBreak: false,
  })
  page.restore()
}

function paintShape(page: PdfPage, shape: Shape, drawing: Drawing) {
  if (shape.kind === 'path') paintPath(page, shape, drawing)
  else if (shape.kind === 'text') paintText(page, shape)
  else {
    page.save()
    page.translate(...shape.at)
    for (const child of shape.children) paintShape(page, child, drawing)
    page.restore()
  }
}

/**
 * Paints a drawing into a box of a PDF page, as large as possible and centered. The box is in points. Returns the
 * scale in points per inch.
 */
export function toPdf(page: PdfPage, drawing: Drawing, into: Box): number {
  const { bounds } = drawing
  const scale = Math.min(into.width / bounds.width, into.height / bounds.height)
  page.save()
  page.translate(
    into.x + (into.width - bounds.width * scale) / 2 - bounds.x * scale,
    into.y + (into.height - bounds.height * scale) / 2 - bounds.y * scale,
  )
  page.scale(scale)
  for (const shape of drawing.shapes) paintShape(page, shape, drawing)
  page.restore()
  return scale
}
