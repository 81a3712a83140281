import type { Design } from '@virida/shared/products/design/design'
import type { Problem } from '@virida/shared/products/design/problems/problem'
import { Link } from '@virida/shared/site/ui/Link'
import { toolsContent } from '../content'
import { egressOf } from './egress'
import styles from './EgressNote.module.css'

type Props = { design: Design; problems: readonly Problem[] }

/** At most two decimals, never rounded up. `toFixed` removes the error of binary fractions. */
const floored = (value: number) => String(Math.floor(Number((value * 100).toFixed(6))) / 100)

/** Says whether a bedroom may have this window, for windows that the egress calculator covers. */
export function EgressNote({ design, problems }: Props) {
  const isMade = !problems.some(({ field }) => field === 'width' || field === 'height')
  const egress = isMade ? egressOf(design) : undefined
  if (!egress) return null
  const { egress: content } = toolsContent
  const { result, verdict, href } = egress
  const { width, height, area } = result.exact
  return (
    <div className={styles.Egress}>
      <p className={styles.Verdict}>{content[verdict]}</p>
      <p className={styles.Text}>
        {content.opening(`${floored(width)} × ${floored(height)}`, floored(area))}{' '}
        <Link href={href}>{content.link}</Link>
      </p>
    </div>
  )
}
