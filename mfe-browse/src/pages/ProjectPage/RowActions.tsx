import { rowActions as content } from './content'
import styles from './RowActions.module.css'
import { controlId, type ListChanges } from './use-list-changes'

type Props = { id: string; at: number; rows: number; room: string; changes: ListChanges }

/** Arrows, two sheets, a cross; each drawn in a box of 20. */
const marks = {
  up: 'M10 16V4M5 9l5-5 5 5',
  down: 'M10 4v12M5 11l5 5 5-5',
  duplicate: 'M7 7h9v9H7zM4 13V4h9',
  remove: 'm5 5 10 10M15 5 5 15',
}

/** Moves, doubles and removes a row. At an end of the list a button stays where it is, so that the focus does too. */
export function RowActions({ id, at, rows, room, changes }: Props) {
  const actions = [
    { key: 'up', idle: at === 0, run: () => changes.move(id, -1) },
    { key: 'down', idle: at === rows - 1, run: () => changes.move(id, 1) },
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
          <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
            <path d={marks[key]} />
          </svg>
        </button>
      ))}
    </div>
  )
}
