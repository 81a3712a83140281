import type { SeriesRecord } from '@virida/shared/catalogue/series-record'
import type { Design } from '@virida/shared/design/design'
import type { Problem } from '@virida/shared/design/problems'
import { Link } from '@virida/shared/ui/Link'
import { toolsContent } from '../content'
import { egressOf } from './egress'
import styles from './EgressNote.module.css'

type Props = { design: Design; series: SeriesRecord; problems: readonly Problem[] }

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2, roundingMode: 'floor' })

/** Whether one could climb out of the window, for series that the egress calculator covers. */
export function EgressNote({ design, series, problems }: Props) {
  const isMade = !problems.some(({ field }) => field === 'width' || field === 'height')
  const egress = isMade ? egressOf(design, series) : undefined
  if (!egress) return null
  const { egress: words } = toolsContent
  const { width, height, area, verdict, href } = egress
  return (
    <div className={styles.Egress}>
      <p data-verdict={verdict} className={styles.Verdict}>
        {words[verdict]}
      </p>
      <p className={styles.Text}>
        {words.opening(`${number.format(width)} × ${number.format(height)}`, number.format(area))}{' '}
        <Link href={href}>{words.link}</Link>
      </p>
    </div>
  )
}
