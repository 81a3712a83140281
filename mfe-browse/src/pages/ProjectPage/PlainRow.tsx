import type { Scene } from '@virida/shared/drawing'
import type { DescribedWindow } from '@virida/shared/project/describe-window'
import { scheduleContent as content } from './content'
import { DesignCells, WindowCells } from './DesignCells'

type Props = { window: DescribedWindow; at: number; scene: Scene | undefined }

/** A row that is only read. */
export function PlainRow({ window, at, scene }: Props) {
  const { columns } = content
  return (
    <tr>
      <WindowCells window={window} at={at} scene={scene} />
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
