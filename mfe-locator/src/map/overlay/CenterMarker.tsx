import type { Center } from '../../search/search-dealers'
import { map as content } from '../content'
import styles from './CenterMarker.module.css'

/** Marks the point that distances are measured from: the visitor's location, a ZIP code, a city or a county. */
export const CenterMarker = ({ center }: { center: Center }) => (
  <p className={styles.Center}>
    <span className={styles.Label}>{labelOf(center)}</span>
  </p>
)

function labelOf({ of, label, isZip }: Center): string {
  if (of === 'visitor') return content.youAreHere
  return isZip ? content.zipIsHere(label) : label
}
