import { unitsOf } from '@virida/shared/project/project'
import { Link } from '@virida/shared/ui/Link'
import styles from './ProjectPill.module.css'
import { projectPath, projectWords as words } from './project-words'
import { useProject } from './use-project'

/** The way back to the list, in a corner of the pages on which products are looked at; without a list there is none. */
export function ProjectPill() {
  const known = useProject()
  const units = known ? unitsOf(known.project) : 0
  if (units === 0) return null
  return (
    <aside className={styles.ProjectPill} aria-label={words.pill}>
      <Link href={projectPath} variant="plain" className={styles.Link}>
        {words.pill} <span className={styles.Count}>{words.pillUnits(units)}</span>
      </Link>
    </aside>
  )
}
