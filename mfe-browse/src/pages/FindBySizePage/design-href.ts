import { seriesPath } from '@virida/shared/catalogue/slugs'
import type { Design } from '@virida/shared/design/design'
import { designCode } from '@virida/shared/design/design-code'

/** The page of a series with this very unit in its configurator. */
export const designHref = (design: Design) =>
  `${seriesPath(design.series)}?design=${designCode(design)}#design`
