import { map as content } from '../content'
import { MapMark } from './MapMark'
import styles from './ZoomButtons.module.css'

/** Buttons to zoom without a mouse wheel, a pinch gesture or a keyboard. */
export const ZoomButtons = ({ onZoom }: { onZoom: (by: 1 | -1) => void }) => (
  <div className={styles.Zoom}>
    <button type="button" className={styles.Button} aria-label={content.zoomIn} onClick={() => onZoom(1)}>
      <MapMark name="plus" />
    </button>
    <button type="button" className={styles.Button} aria-label={content.zoomOut} onClick={() => onZoom(-1)}>
      <MapMark name="minus" />
    </button>
  </div>
)
