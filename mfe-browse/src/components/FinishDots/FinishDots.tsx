import { finishesOf, type FrameFinishes } from '@virida/shared/products/catalogue/vocabulary/finishes'
import { FinishDot } from './FinishDot'
import styles from './FinishDots.module.css'

const step = 17

/** The finishes of a series as a row of dots. The text beside it says how many there are. */
export function FinishDots({ finishes }: { finishes: FrameFinishes }) {
  const all = finishesOf(finishes)
  const width = (all.length - 1) * step + 16
  return (
    <svg
      className={styles.Dots}
      viewBox={`0 0 ${width} 16`}
      width={width}
      height="16"
      aria-hidden="true"
      focusable="false"
    >
      {all.map((finish, at) => (
        <FinishDot key={finish.key} finish={finish} x={8 + at * step} />
      ))}
    </svg>
  )
}
