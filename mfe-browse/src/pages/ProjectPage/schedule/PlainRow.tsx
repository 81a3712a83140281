import type { DescribedWindow } from '@virida/shared/products/project/describe-window'
import type { RowEgress } from '@virida/shared/products/project/row-egress'
import { scheduleContent as content } from '../content'
import { DesignCells, WindowCells } from './DesignCells'
import { PlaceText } from './egress/PlaceText'
import { useThumbnail, type Box } from './thumbnail'

type Props = { window: DescribedWindow; at: number; egress: RowEgress; box: Box }

/** A read-only row, for a shared project. */
export function PlainRow({ window, at, egress, box }: Props) {
  const { columns } = content
  const drawing = useThumbnail(window.made, box)
  return (
    <tr>
      <WindowCells window={window} at={at} drawing={drawing} />
      <td data-cell="room" data-label={columns.room}>
        <PlaceText window={window} />
      </td>
      <DesignCells window={window} at={at} egress={egress} />
      <td data-cell="quantity" data-label={columns.quantity}>
        {window.quantity}
      </td>
      <td data-cell="notes" data-label={columns.notes}>
        {window.notes}
      </td>
    </tr>
  )
}
