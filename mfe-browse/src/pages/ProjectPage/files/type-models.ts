import { toIfc } from '@virida/shared/products/building-model/ifc/to-ifc'
import { strToU8 } from 'fflate'
import type { JobType } from './house-sheet/job-types'

/** The models of a type for other programs: a building model as IFC4. `name` is the name of the files, without an ending. */
export const typeModels = (
  { made: { design, record } }: JobType,
  name: string,
): Record<string, Uint8Array> => ({
  [`${name}.ifc`]: strToU8(toIfc(design, record, new Date())),
})
