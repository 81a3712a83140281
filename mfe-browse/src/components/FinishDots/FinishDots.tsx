import { finishesOf, type FrameFinishes } from '@virida/shared/products/catalogue/vocabulary/finishes'
import { FinishDot } from './FinishDot'
import styles from './FinishDots.module.css'

const step = 17
const list = new Intl.ListFormat('en-US')

/** The finishes of a series as a row of dots, each with its name. */
export function FinishDots({ finishes }: { finishes: FrameFinishes }) {
  const all = finishesOf(finishes)
  const width = (all.length - 1) * step + 16
  return (
    <svg
      className={styles.Dots}
      viewBox={`0 0 ${width} 16`}
      width={width}
      height="16"
      role="img"
      aria-label={list.format(all.map(({ label }) => label))}
      focusable="false"
    >
      {all.map((finish, at) => (
        <FinishDot key={finish.key} finish={finish} x={8 + at * step} />
      ))}
    </svg>
  )
}
