import { map as content } from '../content'
import styles from './ZoomButtons.module.css'

/** Buttons to zoom without a mouse wheel, a pinch gesture or a keyboard. */
export const ZoomButtons = ({ onZoom }: { onZoom: (by: 1 | -1) => void }) => (
  <div className={styles.Zoom}>
    <button type="button" className={styles.Button} aria-label={content.zoomIn} onClick={() => onZoom(1)}>
      <Mark path="M8 2.5v11M2.5 8h11" />
    </button>
    <button type="button" className={styles.Button} aria-label={content.zoomOut} onClick={() => onZoom(-1)}>
      <Mark path="M2.5 8h11" />
    </button>
  </div>
)

const Mark = ({ path }: { path: string }) => (
  <svg
    viewBox="0 0 16 16"
    width="16"
    height="16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    aria-hidden="true"
    focusable="false"
  >
    <path d={path} />
  </svg>
)
