import { carouselContent } from './content'
import styles from './Controls.module.css'

type Props = {
  at: number
  count: number
  playing: boolean
  onToggle: () => void
  onPrevious: () => void
  onNext: () => void
}

/** The pause button is first in tab order, so that visitors who are disturbed by motion reach it at once. */
export function Controls({ at, count, playing, onToggle, onPrevious, onNext }: Props) {
  return (
    <div className={styles.Controls}>
      <button
        type="button"
        className={styles.Button}
        aria-label={playing ? carouselContent.pause : carouselContent.play}
        onClick={onToggle}
      >
        <svg viewBox="0 0 16 16" className={styles.Mark} aria-hidden="true" focusable="false">
          {playing ? <path d="M5.5 3v10M10.5 3v10" /> : <path d="M5 3l8 5-8 5z" fill="currentColor" />}
        </svg>
      </button>
      <button
        type="button"
        className={styles.Button}
        aria-label={carouselContent.previous}
        onClick={onPrevious}
      >
        <svg viewBox="0 0 16 16" className={styles.Mark} aria-hidden="true" focusable="false">
          <path d="M10 3 5 8l5 5" />
        </svg>
      </button>
      <span className={styles.Position} aria-hidden="true">
        {carouselContent.position(at + 1, count)}
      </span>
      <button type="button" className={styles.Button} aria-label={carouselContent.next} onClick={onNext}>
        <svg viewBox="0 0 16 16" className={styles.Mark} aria-hidden="true" focusable="false">
          <path d="m6 3 5 5-5 5" />
        </svg>
      </button>
    </div>
  )
}
