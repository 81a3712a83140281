import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { toDxf } from '@virida/shared/products/drawing/formats/dxf'
import { toSvg } from '@virida/shared/products/drawing/formats/svg'
import type { Resource } from '../../src/resources/resource'
import { sheetNames } from '../../src/resources/files'
import { newestDate } from '../../src/resources/revision'
import { minMaxPdf } from './min-max'
import { sheetDrawing } from './sheet-drawing'
import { drawingPdf, drawnOf } from './sheets'

/** The files of a resource by name: each sheet as PDF, DXF and SVG, the size sheet, and an archive of them all. */
export async function resourceFiles(resource: Resource): Promise<Record<string, Uint8Array>> {
  const files: Record<string, Uint8Array> = {}
  for (const sheet of resource.sheets) {
    const drawn = drawnOf(sheet)
    const drawing = sheetDrawing(drawn)
    const title = `${resource.title}, ${sheet.title}`
    files[`${sheet.name}.pdf`] = await drawingPdf(resource, sheet, drawn)
    files[`${sheet.name}.dxf`] = strToU8(toDxf(drawing))
    files[`${sheet.name}.svg`] = strToU8(toSvg(drawing, { id: 'd', title }))
  }
  files[path.basename(resource.minMax)] = await minMaxPdf(resource)
  const archive = zipSync(files, { level: 9, mtime: new Date(newestDate(sheetNames(resource))) })
  return { ...files, [path.basename(resource.zip)]: archive }
}
