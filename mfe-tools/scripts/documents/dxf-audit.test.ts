import { toDxf } from '@virida/shared/products/drawing/formats/dxf'
import { auditDxf, auditTimeout } from '@virida/shared/platform/testing/audit-dxf'
import { resources } from '../../src/resources/resources'
import { sheetDrawing } from './sheet-drawing'
import { drawnOf } from './sheets'

jest.setTimeout(auditTimeout)

it('gives away no drawing that ezdxf finds an error in', () => {
  const sheets = resources.flatMap((resource) => resource.sheets)
  const files = sheets.map((sheet) => [`${sheet.name}.dxf`, toDxf(sheetDrawing(drawnOf(sheet)))] as const)
  expect(files.length).toBeGreaterThan(resources.length)
  expect(auditDxf(Object.fromEntries(files))).toEqual([])
})

it('reports a broken drawing', () => {
  const [sheet] = resources[0]?.sheets ?? []
  if (!sheet) throw new Error('There is no sheet')
  const dxf = toDxf(sheetDrawing(drawnOf(sheet)))
  expect(auditDxf({ 'cut.dxf': dxf.slice(0, dxf.length / 2) })).not.toEqual([])
  expect(auditDxf({ 'layer.dxf': dxf.replaceAll('\n  8\n', '\n  8\n*/') })).not.toEqual([])
})
