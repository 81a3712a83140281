import type { SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import type { Design, DesignField } from '@virida/shared/products/design/design'
import { problemsOf } from '@virida/shared/products/design/problems/problems'

/** Why a design is not made, considering only the given fields. Undefined if these fields have no problem. */
export const reasonOf = (design: Design, series: SeriesRecord, fields: readonly DesignField[]) =>
  problemsOf(design, series).find(({ field }) => fields.includes(field))?.message
