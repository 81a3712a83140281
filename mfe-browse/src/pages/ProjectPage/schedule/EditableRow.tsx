import type { Drawing } from '@virida/shared/products/drawing/canvas/drawing'
import type { DescribedWindow } from '@virida/shared/products/project/describe-window'
import { projectLimits } from '@virida/shared/products/project/project'
import { TextArea } from '@virida/shared/site/ui/TextArea'
import { TextField } from '@virida/shared/site/ui/TextField'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import type { KeyboardEvent } from 'react'
import { scheduleContent as content } from '../content'
import { DesignCells, WindowCells } from './DesignCells'
import styles from './EditableRow.module.css'
import { QuantityField } from './QuantityField'
import { RowActions } from './RowActions'
import { controlId, type ListChanges } from './use-list-changes'

type Props = {
  window: DescribedWindow & { id: string }
  at: number
  /** Number of rows in the list. */
  rows: number
  drawing: Drawing | undefined
  changes: ListChanges
}

/** A row of the visitor's own list. Alt with an arrow key moves it, wherever in the row the focus is. */
export function EditableRow({ window, at, rows, drawing, changes }: Props) {
  const { id, room, quantity, notes } = window
  const { columns } = content
  const named = (label: string) => <VisuallyHidden>{content.field(label, at, room)}</VisuallyHidden>
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return
    event.preventDefault()
    changes.move(id, event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <tr onKeyDown={onKeyDown}>
      <WindowCells window={window} at={at} drawing={drawing} row={id} />
      <td data-cell="room" data-label={columns.room} className={styles.Room}>
        <TextField
          id={controlId(id, 'room')}
          className={styles.Field}
          label={named(columns.room)}
          value={room}
          maxLength={projectLimits.room}
          onChange={({ target }) => changes.edit(id, { room: target.value })}
        />
        <span className={styles.Printed}>{room}</span>
      </td>
      <DesignCells window={window} />
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
        <RowActions id={id} at={at} rows={rows} room={room} changes={changes} />
      </td>
    </tr>
  )
}
