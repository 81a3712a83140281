import type { DescribedWindow } from '@virida/shared/products/project/describe-window'
import { projectLimits } from '@virida/shared/products/project/project'
import type { RowEgress } from '@virida/shared/products/project/row-egress'
import { TextArea } from '@virida/shared/site/ui/TextArea'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import { memo, type KeyboardEvent } from 'react'
import { scheduleContent as content } from '../content'
import { DesignCells, WindowCells } from './DesignCells'
import styles from './EditableRow.module.css'
import { PlaceFields } from './egress/PlaceFields'
import { QuantityField } from './QuantityField'
import { RowActions } from './RowActions'
import { useThumbnail, type Box } from './thumbnail'
import type { ListChanges } from './use-list-changes'
import { useRedesign } from './use-redesign'

type Props = {
  window: DescribedWindow & { id: string }
  at: number
  /** Number of rows in the list. Undefined while a filter hides some, because rows cannot be moved then. */
  rows: number | undefined
  egress: RowEgress
  box: Box
  changes: ListChanges
  onMove: (id: string, from: number, step: -1 | 1) => void
}

/**
 * Compares the rows as JSON, because the list is read from the storage after each change and then consists of
 * new objects.
 */
function isSame(before: Props, after: Props): boolean {
  const { made: madeBefore, ...windowBefore } = before.window
  const { made: madeAfter, ...windowAfter } = after.window
  return (
    madeBefore === madeAfter &&
    before.at === after.at &&
    before.rows === after.rows &&
    before.box.width === after.box.width &&
    before.box.height === after.box.height &&
    before.changes === after.changes &&
    JSON.stringify(windowBefore) === JSON.stringify(windowAfter)
  )
}

/** A row of the visitor's own list. Alt with the up or down arrow key moves the row from any of its controls. */
export const EditableRow = memo(function EditableRow(props: Props) {
  const { window, at, rows, egress, box, changes, onMove } = props
  const { id, room, quantity, notes } = window
  const { columns } = content
  const drawing = useThumbnail(window.made, box)
  const redesign = useRedesign(window, at, changes)
  const named = (label: string) => <VisuallyHidden>{content.field(label, at, room)}</VisuallyHidden>
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || rows === undefined || !['ArrowUp', 'ArrowDown'].includes(event.key)) return
    event.preventDefault()
    onMove(id, at, event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <tr onKeyDown={onKeyDown}>
      <WindowCells window={window} at={at} drawing={drawing} row={id} onSeries={redesign} />
      <td data-cell="room" data-label={columns.room} className={styles.Room}>
        <PlaceFields window={window} at={at} changes={changes} />
      </td>
      <DesignCells window={window} egress={egress} onMend={redesign} />
      <td data-cell="quantity" data-label={columns.quantity} className={styles.Quantity}>
        <QuantityField
          className={styles.Field}
          label={named(columns.quantity)}
          quantity={quantity}
          onQuantity={(next) => changes.edit(id, { quantity: next })}
        />
        <span className={styles.Printed}>{quantity}</span>
      </td>
      <td data-cell="notes" data-label={columns.notes} className={styles.Notes}>
        <TextArea
          className={styles.Field}
          label={named(columns.notes)}
          rows={2}
          value={notes}
          maxLength={projectLimits.notes}
          onChange={({ target }) => changes.edit(id, { notes: target.value })}
        />
        <span className={styles.Printed}>{notes}</span>
      </td>
      <td data-cell="actions" className={styles.Actions}>
        <RowActions id={id} at={at} rows={rows} room={room} changes={changes} onMove={onMove} />
      </td>
    </tr>
  )
}, isSame)
