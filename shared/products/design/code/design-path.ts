import { designAddress } from '../../../site/addresses/design'
import type { Design } from '../design'
import { designCode } from './design-code'

/** The page of the design's series, scrolled to its configurator, which shows this design. */
export const designPath = (design: Design) => designAddress(design.series, designCode(design))
