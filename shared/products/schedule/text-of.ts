import type { ScheduleField } from './fields'

/** The text of a field in a row; several columns of a field are joined. */
export type TextOf = (field: ScheduleField) => string
