import { compactCount, map as content } from './content'
import styles from './DealerMap.module.css'

type DealerMarkerProps = {
  id: string
  /** "Name, 4.2 miles". */
  name: string
  lit: boolean
  active: boolean
  onOpen: (id: string) => void
}

/** One dealer: a button, so that the keyboard reaches it. */
export const DealerMarker = ({ id, name, lit, active, onOpen }: DealerMarkerProps) => (
  <button
    type="button"
    className={styles.MarkerButton}
    aria-label={name}
    aria-expanded={active}
    data-marker={id}
    onClick={() => onOpen(id)}
  >
    <span className={styles.Pin} data-lit={lit || undefined} data-active={active || undefined} />
  </button>
)

/** Dealers that would cover each other; a press looks closer. */
export const ClusterMarker = ({ count, onZoom }: { count: number; onZoom: () => void }) => (
  <button type="button" className={styles.Cluster} aria-label={content.cluster(count)} onClick={onZoom}>
    {compactCount(count)}
  </button>
)
