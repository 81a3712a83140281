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
  /** The row as it is now, for its fields. `window` may follow a change a moment later. */
  latest: DescribedWindow & { id: string }
  at: number
  /** False in the first row, and while a filter hides some rows. */
  canMoveUp: boolean
  /** False in the last row, and while a filter hides some rows. */
  canMoveDown: boolean
  egress: RowEgress
  box: Box
  changes: ListChanges
  onMove: (id: string, step: -1 | 1) => void
  /** Opens the sizes of a row. */
  onMeasure: (id: string) => void
}

/** A row that did not change is the same object, and its estimate follows from it. */
const isSame = (before: Props, after: Props): boolean =>
  before.window === after.window &&
  before.latest === after.latest &&
  before.at === after.at &&
  before.canMoveUp === after.canMoveUp &&
  before.canMoveDown === after.canMoveDown &&
  before.box.width === after.box.width &&
  before.box.height === after.box.height &&
  before.changes === after.changes

/**
 * A row of the visitor's own list. Its fields show each input at once. What follows from an input, such as the egress
 * estimate, is rendered a moment later, so that an input is answered without a wait. Alt with the up or down arrow key
 * moves the row from any of its controls.
 */
export const EditableRow = memo(function EditableRow(props: Props) {
  const { window, latest, at, canMoveUp, canMoveDown, egress, box, changes, onMove, onMeasure } = props
  const { id, room } = window
  const { quantity, notes } = latest
  const { columns } = content
  const drawing = useThumbnail(window.made, box)
  const redesign = useRedesign(window, at, changes)
  const named = (label: string) => <VisuallyHidden>{content.field(label, at, room)}</VisuallyHidden>
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey) return
    const step = canMoveUp && event.key === 'ArrowUp' ? -1 : canMoveDown && event.key === 'ArrowDown' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    onMove(id, step)
  }
  return (
    <tr onKeyDown={onKeyDown}>
      <WindowCells window={window} at={at} drawing={drawing} row={id} onSeries={redesign} />
      <td data-cell="room" data-label={columns.room} className={styles.Room}>
        <PlaceFields {...{ window, latest, at, changes }} />
      </td>
      <DesignCells
        window={window}
        at={at}
        egress={egress}
        onMend={redesign}
        measure={
          <button type="button" className={styles.Measure} onClick={() => onMeasure(id)}>
            {content.measure} <VisuallyHidden>{content.row(at, room)}</VisuallyHidden>
          </button>
        }
      />
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
        <RowActions {...{ id, at, canMoveUp, canMoveDown, room, changes, onMove }} />
      </td>
    </tr>
  )
}, isSame)
