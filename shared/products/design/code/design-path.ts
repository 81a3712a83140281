import { designAddress } from '../../../site/addresses/design'
import type { Design } from '../design'
import { designCode } from './design-code'

/** The page of the design's series, scrolled to its configurator, which shows this design and changes this row of the project, if any. */
export const designPath = (design: Design, row?: string) =>
  designAddress(design.series, designCode(design), row)
