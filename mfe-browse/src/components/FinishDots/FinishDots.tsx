import { finishesOf, type FrameFinishes } from '@virida/shared/products/catalogue/vocabulary/finishes'
import { FinishDot } from './FinishDot'
import styles from './FinishDots.module.css'
import { listed } from '@virida/shared/site/listed'

/** The finishes of a series as a row of dots. Pointing at a dot shows the name of its finish. */
export function FinishDots({ finishes }: { finishes: FrameFinishes }) {
  const all = finishesOf(finishes)
  return (
    <span className={styles.Dots} role="img" aria-label={listed(all.map(({ label }) => label))}>
      {all.map((finish) => (
        <span key={finish.key} className={styles.Dot} title={finish.label}>
          <svg viewBox="0 0 16 16" width="16" height="16" focusable="false">
            <FinishDot finish={finish} />
          </svg>
        </span>
      ))}
    </span>
  )
}
