import { egressWindows, type EgressWindow } from '../egress/formulas'
import type { Design } from './design'

/** Layouts that the formulas cover: one moving sash of two, or a single sash. */
const coveredOperations = [undefined, 'XO', 'OX', 'XL', 'XR']

/** The window of the egress calculator that a design is. Undefined when the calculator does not cover it. */
export const egressWindowFor = ({
  series,
  operation,
}: Pick<Design, 'series' | 'operation'>): EgressWindow | undefined =>
  coveredOperations.includes(operation) ? egressWindows.find(({ slug }) => slug === series) : undefined
