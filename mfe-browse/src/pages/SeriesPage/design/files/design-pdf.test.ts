import { loadSeries } from '@virida/shared/products/catalogue/load-series'
import { problemsOf } from '@virida/shared/products/design/problems/problems'
import { documentFonts } from '@virida/shared/site/paper/fonts'
import * as formats from '@virida/shared/products/drawing/formats/pdf'
import { askedDesign } from '../design-query'
import { designPdf } from './design-pdf'

jest.mock('@virida/shared/products/drawing/formats/pdf', () => ({
  __esModule: true,
  ...jest.requireActual<object>('@virida/shared/products/drawing/formats/pdf'),
}))

const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

it.each([
  ['venetian-casement', 'VCA1-30x54-XR-BK'],
  ['venetian-casement', 'VCA1-40.5x80-XR-ES.AL-TRIPLE-E4-RAIN-NAIL3'],
  ['multi-slide-door', 'MSD1-200x96-PXXXXP-ES'],
] as const)('writes the sheet of a design of %s on one page: %s', async (slug, asked) => {
  const { design, code } = askedDesign(asked, slug)
  const series = await loadSeries(slug)
  const address = `https://virida.example/series/${slug}?design=${code}#design`
  const sheet = { design, code, series, problems: problemsOf(design, series), address }
  const pdf = Buffer.concat(await designPdf(sheet, documentFonts()))
  expect(code).toBe(asked)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pagesIn(pdf)).toBe(1)
})

it.each([
  ['venetian-casement', 'VCA1-30x54-XR-BK'],
  ['multi-slide-door', 'MSD1-200x96-PXXXXP'],
] as const)('writes the dimensions of %s as large as the captions', async (slug, asked) => {
  const { design, code } = askedDesign(asked, slug)
  const series = await loadSeries(slug)
  const sheet = { design, code, series, problems: [], address: 'https://virida.example/' }
  const drawn = jest.spyOn(formats, 'toPdf')
  await designPdf(sheet, documentFonts())
  const [, drawing, box] = drawn.mock.calls[0]!
  const scale = Math.min(box.width / drawing.bounds.width, box.height / drawing.bounds.height)
  const sizes = drawing.shapes.flatMap((shape) => ('text' in shape ? [shape.size * scale] : []))
  expect(sizes).toHaveLength(2)
  for (const size of sizes) expect(size).toBeCloseTo(9, 0)
})
