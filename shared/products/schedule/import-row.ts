import type { ProjectWindow } from '../project/project'

/** Why a row is not added. */
export type RefusalReason =
  | 'above_heading'
  | 'heading'
  | 'units'
  | 'total'
  | 'note'
  | 'nothing'
  | 'quantity'
  | 'too_long'
  | 'no_room'
  | 'columns'

/** Why a row has no design yet. */
export type OpenReason = 'no_type' | 'no_series' | 'which_series' | 'no_size' | 'ambiguous_size' | 'count'

/** What was changed or left out when a row was read. */
export type RowRemark =
  | 'rounded'
  | 'layout'
  | 'size_of_columns'
  | 'shortened'
  | 'sill'
  | 'opening'
  /** The schedule lists only the opening and no frame type, so the frame has the size of the opening. */
  | 'frame_of_opening'
  /** Several columns, or none surely, have the quantity, so it is 1. */
  | 'quantity'
  | 'unreadable_design'
  | 'by_room'
  /** The room is empty, and a row above has one in the first column. */
  | 'room_above'
  | 'sleeping'
  | 'grade'
  | 'count'
  | 'count_unclear'
  | 'marks'
  | 'ditto'

/**
 * A row of a schedule: read, without a series (`open`), or refused. `line` is its position in the table from 1. An
 * open row is added with its text, and the visitor completes it in the project.
 */
export type ImportRow = { line: number; cells: readonly string[] } & (
  | { state: 'read'; window: ProjectWindow; remarks: readonly RowRemark[] }
  | { state: 'open'; window: ProjectWindow; reason: OpenReason; remarks: readonly RowRemark[] }
  | { state: 'refused'; reason: RefusalReason }
)
