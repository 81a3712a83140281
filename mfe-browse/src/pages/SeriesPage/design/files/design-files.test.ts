import { loadSeries } from '@virida/shared/products/catalogue/load-series'
import { seriesSlugs } from '@virida/shared/products/catalogue/slugs'
import { designCode } from '@virida/shared/products/design/code/design-code'
import { usualDesign } from '@virida/shared/products/design/usual-design'
import { auditDxf, auditTimeout } from '@virida/shared/platform/testing/audit-dxf'
import { download } from '@virida/shared/site/files/download'
import { saveDxf } from './design-files'

jest.setTimeout(auditTimeout)

jest.mock('@virida/shared/site/files/download')

it('saves a design of each series as a DXF file that ezdxf finds no error in', async () => {
  for (const slug of seriesSlugs) {
    const design = usualDesign(slug)
    saveDxf({ design, code: designCode(design), series: await loadSeries(slug), problems: [], address: '' })
  }
  const saved = jest.mocked(download).mock.calls.map(([name, , text]) => [name, text as string] as const)
  expect(saved).toHaveLength(seriesSlugs.length)
  expect(auditDxf(Object.fromEntries(saved))).toEqual([])
})
