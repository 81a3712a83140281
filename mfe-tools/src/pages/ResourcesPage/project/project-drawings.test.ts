import { strFromU8, strToU8, unzipSync } from 'fflate'
import { drawingsZip } from './drawings-zip'
import { projectDrawings } from './project-drawings'

const codes = [
  'VCA1-28x54-XR-BK-NAIL3',
  'PSH1-36x60-RETROFIT',
  'VCA1-30x54-NAIL3',
  'PSH1-36x60',
  'MSD1-144x96-OXXO',
]
const names = (list: readonly string[]) =>
  projectDrawings(list).groups.map(({ id, drawings }) => [id, ...drawings.map(({ sheet }) => sheet.name)])

it('lists each section and elevation of a project once, by frame type', () => {
  expect(names(codes)).toEqual([
    ['retrofit', 'platinum-single-hung-sections-retrofit'],
    ['nail_on_3_coat', 'venetian-casement-sections-nail-on-3-coat'],
    [
      'elevations',
      'platinum-single-hung-elevation',
      'venetian-casement-elevation',
      'multi-slide-door-elevation',
    ],
  ])
})

it('names each size whose frame type is not chosen, also where the series has another row with one', () => {
  expect(projectDrawings([...codes, 'PSH1-48x48', 'PSH1-36x60-XR']).undecided).toEqual([
    { slug: 'platinum-single-hung', sizes: ['36 × 60 in', '48 × 48 in'] },
    { slug: 'multi-slide-door', sizes: ['144 × 96 in'] },
  ])
})

it('names a size whose frame type is not made', () => {
  const bay = projectDrawings(['PBW1-96x56-RETROFIT'])
  expect(bay.undecided).toEqual([{ slug: 'platinum-bay-window', sizes: ['96 × 56 in'] }])
  expect(bay.groups.map(({ id }) => id)).toEqual(['elevations'])
})

it('leaves out codes that cannot be read', () => {
  expect(names(['', 'XYZ1-36x60', '<b>', 'PSH1-36x60-BLOCK'])).toEqual([
    ['block', 'platinum-single-hung-sections-block'],
    ['elevations', 'platinum-single-hung-elevation'],
  ])
})

it('packs the DXF and PDF files in a folder for each group', async () => {
  const load = (path: string) => Promise.resolve(strToU8(path))
  const { bytes, note } = await drawingsZip(projectDrawings(codes.slice(0, 1)).groups, load)
  const files = unzipSync(bytes)
  expect(note).toBe('')
  expect(Object.keys(files).sort()).toEqual([
    'elevations/venetian-casement-elevation.dxf',
    'elevations/venetian-casement-elevation.pdf',
    'nail-on-3-coat/venetian-casement-sections-nail-on-3-coat.dxf',
    'nail-on-3-coat/venetian-casement-sections-nail-on-3-coat.pdf',
  ])
  expect(strFromU8(files['elevations/venetian-casement-elevation.dxf'] ?? new Uint8Array())).toBe(
    '/technical_resources/venetian-casement/venetian-casement-elevation.dxf',
  )
})

it('lists a drawing that cannot be loaded, and says so', async () => {
  const load = (path: string) =>
    path.endsWith('.dxf') ? Promise.reject(new Error('offline')) : Promise.resolve(strToU8(path))
  const { bytes, note } = await drawingsZip(projectDrawings(codes.slice(3, 4)).groups, load)
  const files = unzipSync(bytes)
  expect(strFromU8(files['not-included.txt'] ?? new Uint8Array())).toMatch(
    /\/technical_resources\/platinum-single-hung\/platinum-single-hung-elevation\.dxf\n$/,
  )
  expect(note).toBe(
    '1 file could not be loaded and is not in it: see not-included.txt in the ZIP file for its address.',
  )
})
