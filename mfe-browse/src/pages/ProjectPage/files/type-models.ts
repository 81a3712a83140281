import { toGlb } from '@virida/shared/products/building-model/glb/to-glb'
import { toIfc } from '@virida/shared/products/building-model/ifc/to-ifc'
import { strToU8 } from 'fflate'
import type { JobType } from './house-sheet/job-types'

/** A type as a building model (IFC4) and as a 3D model (GLB). `name` is the name of the files, without an ending. */
export const typeModels = (
  { made: { design, record } }: JobType,
  name: string,
): Record<string, Uint8Array> => ({
  [`${name}.ifc`]: strToU8(toIfc(design, record, new Date())),
  [`${name}.glb`]: toGlb(design, record),
})
