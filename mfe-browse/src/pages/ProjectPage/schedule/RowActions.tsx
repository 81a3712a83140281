import { LineIcon } from '@virida/shared/site/ui/LineIcon'
import { rowActions as content } from '../content'
import styles from './RowActions.module.css'
import { controlId, type ListChanges } from './use-list-changes'

type Props = {
  id: string
  at: number
  canMoveUp: boolean
  canMoveDown: boolean
  room: string
  changes: ListChanges
  onMove: (id: string, step: -1 | 1) => void
}

/** Icons: two arrows, two sheets, a cross. Each is drawn in a square of 20 units. */
const marks = {
  up: 'M10 16V4M5 9l5-5 5 5',
  down: 'M10 4v12M5 11l5 5 5-5',
  duplicate: 'M7 7h9v9H7zM4 13V4h9',
  remove: 'm5 5 10 10M15 5 5 15',
}

/**
 * Buttons that move, duplicate or remove a row. The first and the last row keep the button that they cannot
 * use, so that a pressed button does not lose the focus.
 */
export function RowActions(props: Props) {
  const { id, at, canMoveUp, canMoveDown, room, changes, onMove } = props
  const actions = [
    { key: 'up', idle: !canMoveUp, run: () => onMove(id, -1) },
    { key: 'down', idle: !canMoveDown, run: () => onMove(id, 1) },
    { key: 'duplicate', idle: false, run: () => changes.duplicate(id) },
    { key: 'remove', idle: false, run: () => changes.remove(id) },
  ] as const
  return (
    <div className={styles.RowActions}>
      {actions.map(({ key, idle, run }) => (
        <button
          key={key}
          type="button"
          id={key === 'remove' ? controlId(id, 'remove') : undefined}
          className={styles.Action}
          aria-label={content.of(content[key], at, room)}
          title={content[key]}
          aria-disabled={idle || undefined}
          onClick={idle ? undefined : run}
        >
          <LineIcon viewBox="0 0 20 20">
            <path d={marks[key]} />
          </LineIcon>
        </button>
      ))}
    </div>
  )
}
