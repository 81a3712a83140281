import { strToU8, zipSync } from 'fflate'
import { draw } from '@virida/shared/drawing'
import { toDxf } from '@virida/shared/drawing/dxf'
import { toSvg } from '@virida/shared/drawing/svg'
import { problemsIn } from './validate'

// pdfjs is a module of another kind than this test runner loads; `npm run resources:check` reads PDFs with it, in `npm test` too.
jest.mock('./read-pdf', () => ({ readPdf: () => Promise.reject(new Error('no PDF')) }))

const scene = draw({ style: 'single_hung', width: 36, height: 60 })
const dxf = toDxf(scene)
const svg = toSvg(scene, { id: 'd', title: 'A window' })
const problems = (file: string, text: string) => problemsIn(file, strToU8(text))

test('drawings as they are made are valid', async () => {
  expect(await problems('a.dxf', dxf)).toEqual([])
  expect(await problems('a.svg', svg)).toEqual([])
  expect(await problemsIn('a.zip', zipSync({ 'a.svg': strToU8(svg) }))).toEqual([])
})

test('an empty file is told, whatever its kind', async () => {
  for (const file of ['a.pdf', 'a.dxf', 'a.svg', 'a.zip']) {
    expect(await problems(file, '')).toEqual(['it is empty'])
  }
})

test('a file that was cut off is not valid', async () => {
  expect(await problems('a.dxf', dxf.slice(0, dxf.length / 2))).not.toEqual([])
  expect(await problems('a.svg', svg.slice(0, svg.length / 2))).not.toEqual([])
  expect(await problemsIn('a.zip', zipSync({ 'a.svg': strToU8(svg) }).slice(0, 200))).not.toEqual([])
})

test('a drawing with a number that is none is not valid', async () => {
  expect(await problems('a.svg', svg.replace(/ d="M/, ' d="MNaN'))).toEqual(['a value is no number'])
  expect(await problems('a.dxf', dxf.replace('EOF', 'NaN\n  0\nEOF'))).toContain('a value is no number')
})

test('an archive with an empty file is told', async () => {
  expect(await problemsIn('a.zip', zipSync({ 'a.svg': new Uint8Array() }))).toEqual(['a.svg in it is empty'])
})

test('a PDF that no reader can open is told', async () => {
  expect(await problems('a.pdf', '%PDF-1.7')).toEqual(['pdfjs cannot read it: no PDF'])
})
