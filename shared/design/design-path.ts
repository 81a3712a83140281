import { seriesPath } from '../catalogue/slugs'
import type { Design } from './design'
import { designCode } from './design-code'

/** The parameter of an address that keeps a design. */
export const designParameter = 'design'

/** The page of a series at its configurator, with this very unit in it. */
export const designPath = (design: Design) =>
  `${seriesPath(design.series)}?${designParameter}=${designCode(design)}#design`
