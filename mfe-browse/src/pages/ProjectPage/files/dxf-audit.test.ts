import { inches } from '@virida/shared/products/catalogue/dimension'
import { seriesSlugs } from '@virida/shared/products/catalogue/slugs'
import { designCode } from '@virida/shared/products/design/code/design-code'
import { usualDesign } from '@virida/shared/products/design/usual-design'
import { describeWindows } from '@virida/shared/products/project/describe-window'
import type { Facade } from '@virida/shared/products/project/facade'
import { auditDxf, auditTimeout } from '@virida/shared/platform/testing/audit-dxf'
import { documentFonts } from '@virida/shared/site/paper/fonts'
import { strFromU8, strToU8, unzipSync } from 'fflate'
import { jobZip } from './save-files'

jest.setTimeout(auditTimeout)

const facades: Facade[] = [
  { id: 1, name: 'Façade é', width: inches(480), height: inches(108), roof: { form: 'gable', pitch: 6 } },
]
const windows = seriesSlugs.map((slug, at) => ({
  ...{ id: `w${at}`, design: designCode(usualDesign(slug)), room: 'Den 家\n  0', quantity: 1, notes: '=1' },
  ...(at === 0 && { places: [{ facade: 1, x: inches(50), sill: inches(20) }] }),
}))

/** Types to pack: the models of all series would take long. The designer's DXF files are audited for each series. */
const most = 3

it('packs a house sheet of all series, and types, as DXF files that ezdxf finds no error in', async () => {
  const project = { name: 'Hillside', windows, facades }
  const job = { ...project, windows: await describeWindows(project), link: undefined }
  const load = (path: string) => Promise.resolve(strToU8(path))
  const { bytes } = await jobZip(job, project, 'letter', { fonts: documentFonts(), load, most })
  const packed = Object.entries(unzipSync(bytes)).flatMap(([name, content]) =>
    name === 'house-sheet.dxf' || /^types\/.*\.dxf$/.test(name)
      ? [[name.replace('types/', ''), strFromU8(content)] as const]
      : [],
  )
  expect(packed).toHaveLength(1 + most)
  expect(auditDxf(Object.fromEntries(packed))).toEqual([])
})
