import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import type { FrameKind } from '@virida/shared/products/catalogue/vocabulary/frames'
import { usualDesign } from '@virida/shared/products/design/usual-design'
import { describeWindows } from '@virida/shared/products/project/describe-window'
import { documentFonts } from '@virida/shared/site/paper/fonts'
import { strFromU8, strToU8, unzipSync } from 'fflate'
import { readJobFile } from './job-file'
import { publishedPaths } from './published-files'
import { jobZip } from './save-files'

const fonts = documentFonts()
const rows = [
  { design: 'PSH1-36x60-RETROFIT', room: '=SUM(A1)', quantity: 2, notes: '' },
  { design: 'VCA1-28x54-XR-BK', room: 'Den', quantity: 1, notes: '' },
  { design: 'PSH1-36x60-RETROFIT', room: 'Bath', quantity: 1, notes: '' },
].map((row, at) => ({ ...row, id: `w${at}` }))

it('packs the sheets, the schedule, the job and the drawings of each type', async () => {
  const project = { name: 'Hillside', windows: rows }
  const load = (path: string) => Promise.resolve(strToU8(path))
  const job = { name: 'Hillside', windows: await describeWindows(project), link: undefined }
  const files = unzipSync(await jobZip(job, project, 'letter', { fonts, load }))
  const drawings = ['PSH1-36x60-RETROFIT', 'VCA1-28x54-XR-BK'].flatMap((code) =>
    ['dxf', 'svg', 'pdf', 'ifc', 'glb'].map((format) => `types/${code}.${format}`),
  )
  const documents = [
    'platinum-single-hung-sections-retrofit.pdf',
    'platinum-single-hung-sections-retrofit.dxf',
    'platinum-single-hung-sections-retrofit.svg',
    'platinum-single-hung-min-max.pdf',
    'venetian-casement-min-max.pdf',
    'care-instructions.pdf',
    'new-construction-limited-warranty.pdf',
    'retrofit-full-lifetime-warranty.pdf',
  ].map((name) => `documents/${name}`)
  expect(Object.keys(files).sort()).toEqual(
    ['house-sheet.pdf', 'house-sheet.dxf', 'schedule.csv', 'job.json', ...drawings, ...documents].sort(),
  )
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  expect(text('schedule.csv')).toContain("'=SUM(A1)")
  expect(await readJobFile(new Blob([text('job.json')]))).toEqual(project)
  expect(text('types/PSH1-36x60-RETROFIT.dxf')).toContain('AC1009')
  expect(text('types/PSH1-36x60-RETROFIT.svg')).toMatch(/^<svg /)
  expect(text('types/PSH1-36x60-RETROFIT.pdf')).toMatch(/^%PDF-/)
  expect(text('types/VCA1-28x54-XR-BK.ifc')).toContain("'Venetian Casement VCA1-28x54-XR-BK'")
  expect(text('types/VCA1-28x54-XR-BK.glb')).toMatch(/^glTF.+"Venetian Casement VCA1-28x54-XR-BK"/s)
})

it('lists the files that could not be loaded with their addresses, and packs the rest', async () => {
  const project = { name: '', windows: rows.slice(0, 1) }
  const job = { name: '', windows: await describeWindows(project), link: undefined }
  const load = (path: string) =>
    path.endsWith('.dxf') ? Promise.reject(new Error('offline')) : Promise.resolve(strToU8(path))
  const files = unzipSync(await jobZip(job, project, 'letter', { fonts, load }))
  expect(strFromU8(files['not-included.txt'] ?? new Uint8Array())).toMatch(
    /\/technical_resources\/platinum-single-hung\/platinum-single-hung-sections-retrofit\.dxf\n$/,
  )
  expect(Object.keys(files)).toContain('documents/platinum-single-hung-min-max.pdf')
})

it('takes the warranty of the installation, and the shared files of French doors once', () => {
  const door = (series: SeriesSlug, frame?: FrameKind) => ({
    ...usualDesign(series),
    ...(frame && { frame }),
  })
  expect(publishedPaths([door('multi-slide-door', 'block')])).toContain(
    '/warranties/bi-fold-and-multi-slide-door-limited-warranty.pdf',
  )
  const french = publishedPaths([door('french-sliding-door'), door('french-swing-door', 'nail_on_3_coat')])
  expect(french.filter((path) => path.endsWith('min-max.pdf'))).toEqual([
    '/technical_resources/french-door/french-door-min-max.pdf',
  ])
  expect(french).toContain('/technical_resources/french-door/french-swing-door-sections-nail-on-3-coat.svg')
})

it('names no drawings of a frame type that the series lacks', () => {
  const paths = publishedPaths([{ ...usualDesign('platinum-bay-window'), frame: 'retrofit' }])
  expect(paths.filter((path) => path.includes('-sections-'))).toEqual([])
  expect(paths).toContain('/technical_resources/platinum-bay-window/platinum-bay-window-min-max.pdf')
})
