import { toIfc } from '@virida/shared/products/building-model/ifc/to-ifc'
import { download } from '@virida/shared/site/files/download'
import type { SheetDesign } from '../sheet/sheet-data'

/** Downloads the building model of a design as an IFC4 file in inches. */
export const saveIfc = ({ design, code, series }: SheetDesign): void =>
  download(`${code}.ifc`, 'application/x-step', toIfc(design, series, new Date()))
