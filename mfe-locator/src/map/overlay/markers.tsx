import { compactCount, map as content } from '../content'
import styles from '../DealerMap.module.css'

type DealerMarkerProps = {
  id: string
  /** Accessible name, such as "Sample Glass, 4.2 miles". */
  name: string
  highlighted: boolean
  active: boolean
  onOpen: (id: string) => void
}

/** The marker of one dealer. It is a button, so that it works with the keyboard. */
export const DealerMarker = ({ id, name, highlighted, active, onOpen }: DealerMarkerProps) => (
  <button
    type="button"
    className={styles.MarkerButton}
    aria-label={name}
    aria-expanded={active}
    data-marker={id}
    onClick={() => onOpen(id)}
  >
    <span
      className={styles.Pin}
      data-highlighted={highlighted || undefined}
      data-active={active || undefined}
    />
  </button>
)

/** The marker of a cluster. A click zooms in. */
export const ClusterMarker = ({ count, onZoom }: { count: number; onZoom: () => void }) => (
  <button type="button" className={styles.Cluster} aria-label={content.cluster(count)} onClick={onZoom}>
    {compactCount(count)}
  </button>
)
