import { drawingOf } from '@virida/shared/products/design/drawing-of'
import { dimensions } from '@virida/shared/products/drawing/annotations/dimensions'
import { operationMarks } from '@virida/shared/products/drawing/annotations/operation-marks'
import { draw } from '@virida/shared/products/drawing/draw'
import { toDxf } from '@virida/shared/products/drawing/formats/dxf'
import { download } from '@virida/shared/site/files/download'
import { loadFonts } from '@virida/shared/site/paper/load-fonts'
import type { SheetDesign } from '../sheet/sheet-data'
import { designPdf } from './design-pdf'

/** Downloads the sheet of a design as a PDF. Rejects when the typeface cannot be loaded. */
export async function savePdf(sheet: SheetDesign): Promise<void> {
  const parts = await designPdf(sheet, await loadFonts())
  download(`${sheet.code}.pdf`, 'application/pdf', ...(parts as BlobPart[]))
}

/** Downloads the drawing of a design, seen from outside, as a DXF file in inches. */
export function saveDxf({ design, code, series }: SheetDesign): void {
  const drawing = draw({ ...drawingOf(design, series), view: 'outside' }, [operationMarks, dimensions])
  download(`${code}.dxf`, 'image/vnd.dxf', toDxf(drawing))
}
