import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import type { FrameKind } from '@virida/shared/products/catalogue/vocabulary/frames'
import { usualDesign } from '@virida/shared/products/design/usual-design'
import { describeWindows } from '@virida/shared/products/project/describe-window'
import { documentFonts } from '@virida/shared/site/paper/fonts'
import { strFromU8, strToU8, unzipSync } from 'fflate'
import type { ListedWindow } from '@virida/shared/products/project/stored-project'
import type { LoadFile } from '@virida/shared/site/files/published-files'
import { readJobFile } from './job-file'
import { publishedPaths } from './published-files'
import { jobZip } from './save-files'

const fonts = documentFonts()
const rows = [
  { design: 'PSH1-36x60-RETROFIT', room: '=SUM(A1)', quantity: 2, notes: '' },
  { design: 'VCA1-28x54-XR-BK', room: 'Den', quantity: 1, notes: '' },
  { design: 'PSH1-36x60-RETROFIT', room: 'Bath', quantity: 1, notes: '' },
].map((row, at) => ({ ...row, id: `w${at}` }))

const text = (bytes = new Uint8Array()) => strFromU8(bytes)

/** The ZIP file of a list: its files, and what the page says about it. */
async function pack(windows: readonly ListedWindow[], load: LoadFile, most?: number) {
  const project = { name: 'Hillside', windows }
  const job = { name: 'Hillside', windows: await describeWindows(project), link: undefined }
  const { bytes, note } = await jobZip(job, project, 'letter', { fonts, load, ...(most && { most }) })
  return { files: unzipSync(bytes), note }
}
const published: LoadFile = (path) => Promise.resolve(strToU8(path))

it('packs the sheets, the schedule, the job, and the sheet, drawings and models of each type', async () => {
  const { files } = await pack(rows, published)
  const codes = ['PSH1-36x60-RETROFIT', 'VCA1-28x54-XR-BK']
  const drawings = codes.flatMap((code) =>
    ['dxf', 'svg', 'pdf', 'ifc', 'glb'].map((format) => `types/${code}.${format}`),
  )
  const sheets = codes.map((code) => `product-sheets/${code}.pdf`)
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
    [
      ...['contents.txt', 'house-sheet.pdf', 'house-sheet.dxf', 'schedule.csv', 'job.json'],
      ...[...sheets, ...drawings, ...documents],
    ].sort(),
  )
  expect(text(files['schedule.csv'])).toContain("'=SUM(A1)")
  expect(await readJobFile(new Blob([text(files['job.json'])]))).toEqual({ name: 'Hillside', windows: rows })
  expect(text(files['product-sheets/VCA1-28x54-XR-BK.pdf'])).toMatch(/^%PDF-/)
  expect(text(files['types/PSH1-36x60-RETROFIT.dxf'])).toContain('AC1009')
  expect(text(files['types/PSH1-36x60-RETROFIT.svg'])).toMatch(/^<svg /)
  expect(text(files['types/PSH1-36x60-RETROFIT.pdf'])).toMatch(/^%PDF-/)
  expect(text(files['types/VCA1-28x54-XR-BK.ifc'])).toContain("'Venetian Casement VCA1-28x54-XR-BK'")
  expect(text(files['types/VCA1-28x54-XR-BK.glb'])).toMatch(/^glTF.+"Venetian Casement VCA1-28x54-XR-BK"/s)
})

it('lists what the package has, and what it lacks with the reason', async () => {
  const open = {
    ...{ id: 'o', design: '', room: 'Stairs\n2', mark: 'W20', quantity: 1, notes: '' },
    asked: { text: 'Custom shape' },
  }
  const broken = { ...open, id: 'b', mark: 'W21', room: '', design: 'ZZZ9-1x1' }
  const { files, note } = await pack([...rows, open, broken], published)
  const contents = text(files['contents.txt'])
  expect(contents).toMatch(/^Window and door package: Hillside\r\n/)
  expect(contents).toContain('VCA1-28x54-XR-BK: Venetian Casement S-4000, 28 × 54 in')
  expect(contents).toContain('No section drawings: no frame type is chosen.')
  expect(contents).toContain('  W20, Stairs 2: no series is chosen\r\n  W21: its design cannot be read\r\n')
  expect(contents).toContain('  documents/care-instructions.pdf\r\n')
  expect(contents).not.toContain('NOT INCLUDED')
  expect(note).toBe(
    '1 type has no section drawings: choose a frame type first. 2 rows have no drawings: choose a series first.',
  )
})

it('lists the files that could not be loaded with their addresses, says so, and packs the rest', async () => {
  const { files, note } = await pack(rows.slice(0, 1), (path) =>
    path.endsWith('.dxf') ? Promise.reject(new Error('offline')) : published(path),
  )
  expect(text(files['contents.txt'])).toMatch(
    /NOT INCLUDED.+https:.+\/technical_resources\/platinum-single-hung\/platinum-single-hung-sections-retrofit\.dxf\r\n/s,
  )
  expect(note).toBe(
    '1 file could not be loaded and is not in it: see contents.txt in the ZIP file for its address.',
  )
  expect(Object.keys(files)).toContain('documents/platinum-single-hung-min-max.pdf')
  expect(Object.keys(files)).not.toContain('documents/platinum-single-hung-sections-retrofit.dxf')
})

it('lists the types beyond the limit, and packs the others', async () => {
  const { files, note } = await pack(rows, published, 1)
  expect(text(files['contents.txt'])).toMatch(
    /LEFT OUT\r\n {2}A ZIP file has 1 type.+\r\n {2}VCA1-28x54-XR-BK\r\n/,
  )
  expect(note).toBe('1 type is left out: a ZIP file has 1 at most.')
  const models = Object.keys(files).filter((name) => name.endsWith('.ifc'))
  expect(models).toEqual(['types/PSH1-36x60-RETROFIT.ifc'])
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
