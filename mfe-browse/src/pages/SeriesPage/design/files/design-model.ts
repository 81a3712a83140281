import { toGlb } from '@virida/shared/products/building-model/glb/to-glb'
import { toIfc } from '@virida/shared/products/building-model/ifc/to-ifc'
import { download } from '@virida/shared/site/files/download'
import type { SheetDesign } from '../sheet/sheet-data'

/** Downloads the building model of a design as an IFC4 file in inches. */
export const saveIfc = ({ design, code, series }: SheetDesign): void =>
  download(`${code}.ifc`, 'application/x-step', toIfc(design, series, new Date()))

/** Downloads the 3D model of a design as a binary glTF file in meters. */
export const saveGlb = ({ design, code, series }: SheetDesign): void =>
  download(`${code}.glb`, 'model/gltf-binary', toGlb(design, series))
