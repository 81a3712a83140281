import { strToU8, zipSync } from 'fflate'
import { draw } from '@virida/shared/products/drawing/draw'
import { toDxf } from '@virida/shared/products/drawing/formats/dxf'
import { toSvg } from '@virida/shared/products/drawing/formats/svg'
import { problemsIn } from './validate'

// Jest cannot load pdfjs, which is an ES module. The check of the technical resources reads the PDFs with it
// (`npm run resources:check`, part of `npm test`).
jest.mock('./read-pdf', () => ({ readPdf: () => Promise.reject(new Error('no PDF')) }))

const drawing = draw({ style: 'single_hung', width: 36, height: 60 })
const dxf = toDxf(drawing)
const svg = toSvg(drawing, { id: 'd', title: 'A window' })
const problems = (file: string, text: string) => problemsIn(file, strToU8(text))

it('accepts generated drawings', async () => {
  expect(await problems('a.dxf', dxf)).toEqual([])
  expect(await problems('a.svg', svg)).toEqual([])
  expect(await problemsIn('a.zip', zipSync({ 'a.svg': strToU8(svg) }))).toEqual([])
})

it('reports an empty file of each type', async () => {
  for (const file of ['a.pdf', 'a.dxf', 'a.svg', 'a.zip']) {
    expect(await problems(file, '')).toEqual(['it is empty'])
  }
})

it('reports a truncated file', async () => {
  expect(await problems('a.dxf', dxf.slice(0, dxf.length / 2))).not.toEqual([])
  expect(await problems('a.svg', svg.slice(0, svg.length / 2))).not.toEqual([])
  expect(await problemsIn('a.zip', zipSync({ 'a.svg': strToU8(svg) }).slice(0, 200))).not.toEqual([])
})

it('reports a missing number in a drawing', async () => {
  expect(await problems('a.svg', svg.replace(/ d="M/, ' d="MNaN'))).toEqual(['a value is no number'])
  expect(await problems('a.dxf', dxf.replace('EOF', 'NaN\n  0\nEOF'))).toContain('a value is no number')
})

it('reports an empty file in an archive', async () => {
  expect(await problemsIn('a.zip', zipSync({ 'a.svg': new Uint8Array() }))).toEqual(['a.svg in it is empty'])
})

it('reports a PDF that pdfjs cannot open', async () => {
  expect(await problems('a.pdf', '%PDF-1.7')).toEqual(['pdfjs cannot read it: no PDF'])
})
