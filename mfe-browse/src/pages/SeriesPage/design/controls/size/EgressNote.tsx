import type { Design } from '@virida/shared/products/design/design'
import type { Problem } from '@virida/shared/products/design/problems/problem'
import { Link } from '@virida/shared/site/ui/Link'
import { toolsContent } from '../content'
import { egressOf } from './egress'
import styles from './EgressNote.module.css'

type Props = { design: Design; problems: readonly Problem[] }

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2, roundingMode: 'floor' })

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
        {content.opening(`${number.format(width)} × ${number.format(height)}`, number.format(area))}{' '}
        <Link href={href}>{content.link}</Link>
      </p>
    </div>
  )
}
