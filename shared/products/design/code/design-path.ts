import { designAddress } from '../../../site/addresses/design'
import type { Design } from '../design'
import { designCode } from './design-code'

/**
 * The address of the configurator on the page of the design's series. It shows this design.
 * @param row Id of the row of the visitor's project that the design is to replace.
 */
export const designPath = (design: Design, row?: string) =>
  designAddress(design.series, designCode(design), row)
