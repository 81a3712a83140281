import { formatFeetSize } from '@virida/shared/products/facade/feet'
import type { useWallDrag } from './use-wall-drag'
import { facadesContent } from './content'
import type { WaitingRow } from './facade-rows'
import styles from './Tray.module.css'

const { tray: content } = facadesContent

/** Rows that the tray shows. The others follow when these are placed. */
const mostShown = 40

type Props = {
  waiting: readonly WaitingRow[]
  withoutSize: number
  handlers: (waiting: WaitingRow) => ReturnType<ReturnType<typeof useWallDrag>['handlers']>
  onPlace: (waiting: WaitingRow) => void
}

/** Id of the heading of the tray. It takes the focus when the button that had it is gone. */
export const trayId = 'facade-tray'

/** The windows and doors that are on no façade. */
export function Tray({ waiting, withoutSize, handlers, onPlace }: Props) {
  const more = waiting.length - mostShown
  return (
    <div className={styles.Tray}>
      <h3 id={trayId} tabIndex={-1} className={styles.Title}>
        {content.title}
      </h3>
      <p className={styles.Hint}>{waiting.length > 0 ? content.hint : content.none}</p>
      {waiting.length > 0 && (
        <ul role="list" className={styles.List}>
          {waiting.slice(0, mostShown).map((each) => {
            const { row, size, left } = each
            const text = formatFeetSize(size.width, size.height)
            return (
              <li key={row.id}>
                <button
                  type="button"
                  className={styles.Item}
                  aria-label={content.label(row.tag, text, row.room, left)}
                  onClick={() => onPlace(each)}
                  {...handlers(each)}
                >
                  <span className={styles.Tag}>{row.tag}</span>
                  <span>{text}</span>
                  <span className={styles.Left}>{content.left(left)}</span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
      {more > 0 && <p className={styles.Hint}>{content.more(more)}</p>}
      {withoutSize > 0 && <p className={styles.Hint}>{content.noSize(withoutSize)}</p>}
    </div>
  )
}
