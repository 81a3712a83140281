import { unitsOf } from '@virida/shared/products/project/project'
import { projectAddress } from '@virida/shared/site/addresses/pages'
import { Link } from '@virida/shared/site/ui/Link'
import styles from './ProjectPill.module.css'
import { projectWords as words } from './content'
import { useProject } from './use-project'

/** A link to the project in a corner of product pages. It is hidden while the project is empty. */
export function ProjectPill() {
  const known = useProject()
  const units = known ? unitsOf(known.project) : 0
  if (units === 0) return null
  return (
    <aside className={styles.ProjectPill} aria-label={words.pill}>
      <Link href={projectAddress} variant="plain" className={styles.Link}>
        {words.pill} <span className={styles.Count}>{words.pillUnits(units)}</span>
      </Link>
    </aside>
  )
}
