import { projectLimits } from '@virida/shared/products/project/project'
import { Checkbox } from '@virida/shared/site/ui/Checkbox'
import { TextField } from '@virida/shared/site/ui/TextField'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import type { ListedWindow } from '@virida/shared/products/project/stored-project'
import { scheduleContent } from '../../content'
import { controlId, type ListChanges } from '../use-list-changes'
import { placeContent as content } from './content'
import { PlaceText } from './PlaceText'
import styles from './PlaceFields.module.css'
import { SillField } from './SillField'

type Props = {
  /** The row as the table shows it: for labels, and for which fields there are. */
  window: ListedWindow
  /** The row as it is now, for the values of the fields. */
  latest: ListedWindow
  at: number
  changes: ListChanges
}

/** The fields for the room and the mark of a row, and for what the egress check needs. */
export function PlaceFields({ window, latest, at, changes }: Props) {
  const { id, room } = window
  const { mark = '', sleeping, grade, sill } = latest
  const named = (label: string) => (
    <>
      {label} <VisuallyHidden>{scheduleContent.row(at, room)}</VisuallyHidden>
    </>
  )
  return (
    <>
      <div className={styles.Fields}>
        <TextField
          id={controlId(id, 'room')}
          className={styles.Field}
          label={
            <VisuallyHidden>{scheduleContent.field(scheduleContent.columns.room, at, room)}</VisuallyHidden>
          }
          value={latest.room}
          maxLength={projectLimits.room}
          onChange={({ target }) => changes.edit(id, { room: target.value })}
        />
        <TextField
          className={styles.Mark}
          label={named(content.mark)}
          value={mark}
          maxLength={projectLimits.mark}
          onChange={({ target }) => changes.edit(id, { mark: target.value || undefined })}
        />
        <Checkbox
          label={named(content.sleeping)}
          checked={sleeping ?? false}
          onChange={({ target }) => changes.edit(id, { sleeping: target.checked || undefined })}
        />
        {window.sleeping && (
          <>
            <Checkbox
              label={named(content.grade)}
              checked={grade ?? false}
              onChange={({ target }) => changes.edit(id, { grade: target.checked || undefined })}
            />
            <SillField
              className={styles.Mark}
              label={named(content.sill)}
              sill={sill}
              onSill={(next) => changes.edit(id, { sill: next })}
            />
          </>
        )}
      </div>
      <PlaceText window={window} className={styles.Printed} />
    </>
  )
}
