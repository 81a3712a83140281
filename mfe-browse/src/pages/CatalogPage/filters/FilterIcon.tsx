import { StyleIcon } from '@virida/shared/products/drawing/react/StyleIcon'
import { FinishDot } from '../../../components/FinishDots/FinishDot'
import styles from './FilterIcon.module.css'
import type { Filter } from './filter-query'
import { finishOf } from './finish-of'

/**
 * The icon of a filter: a drawing of the operating style, which opens on hover, or a dot in the color of the
 * finish. The filters for lines have no icon.
 */
export function FilterIcon({ filter: { group, value } }: { filter: Filter }) {
  if (group === 'window_series') return null
  if (group !== 'frame_finish') {
    return <StyleIcon style={value as Parameters<typeof StyleIcon>[0]['style']} className={styles.Style} />
  }
  const finish = finishOf(value)
  if (!finish) return null
  return (
    <svg className={styles.Finish} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <FinishDot finish={finish} />
    </svg>
  )
}
