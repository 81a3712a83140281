import type { SeriesRecord } from '@virida/shared/catalogue/series-record'
import type { Design, DesignField } from '@virida/shared/design/design'
import { problemsOf } from '@virida/shared/design/problems'

/** Why a design is not made in one of the fields that a choice decides on; nothing where it is. */
export const reasonOf = (design: Design, series: SeriesRecord, fields: readonly DesignField[]) =>
  problemsOf(design, series).find(({ field }) => fields.includes(field))?.message
