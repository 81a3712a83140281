import type { RowEgress } from '@virida/shared/products/project/row-egress'
import { LineIcon } from '@virida/shared/site/ui/LineIcon'
import { egressContent as content, egressReason } from './content'
import styles from './EgressBadge.module.css'

/** Icons in a square of 16 units: a tick, a cross, a dash. */
const marks = { passes: 'm3 8.5 3.5 3.5L13 5', fails: 'm4 4 8 8M12 4l-8 8', not_checked: 'M3 8h10' }

/** The egress estimate of a row. Nothing for a row that is not in a sleeping room. */
export function EgressBadge({ egress }: { egress: RowEgress }) {
  if (egress.state === 'out') return null
  return (
    <p className={styles.Badge} data-state={egress.state}>
      <LineIcon className={styles.Mark} viewBox="0 0 16 16" strokeWidth="2">
        <path d={marks[egress.state]} />
      </LineIcon>
      <span>
        <strong>{content.states[egress.state]}.</strong> {egressReason(egress)}
      </span>
    </p>
  )
}
