import type { Drawing } from '@virida/shared/products/drawing/canvas/drawing'
import type { DescribedWindow } from '@virida/shared/products/project/describe-window'
import { scheduleContent as content } from '../content'
import { DesignCells, WindowCells } from './DesignCells'

type Props = { window: DescribedWindow; at: number; drawing: Drawing | undefined }

/** A read-only row, for a shared project. */
export function PlainRow({ window, at, drawing }: Props) {
  const { columns } = content
  return (
    <tr>
      <WindowCells window={window} at={at} drawing={drawing} />
      <td data-cell="room" data-label={columns.room}>
        {window.room}
      </td>
      <DesignCells window={window} />
      <td data-cell="quantity" data-label={columns.quantity}>
        {window.quantity}
      </td>
      <td data-cell="notes" data-label={columns.notes}>
        {window.notes}
      </td>
    </tr>
  )
}
