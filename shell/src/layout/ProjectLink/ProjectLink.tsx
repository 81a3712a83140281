import { NavLink } from '@virida/shared/router'
import { LineIcon } from '@virida/shared/site/ui/LineIcon'
import { projectLink } from '../../content/header'
import styles from './ProjectLink.module.css'
import { useProjectUnits } from './use-project-units'

/** The link to the visitor's project, with the number of windows and doors in it. Below 1024 px only its icon is visible. */
export function ProjectLink() {
  const units = useProjectUnits()
  return (
    <NavLink to={projectLink.href} className={styles.Link ?? ''} viewTransition>
      <LineIcon viewBox="0 0 24 24" className={styles.Icon}>
        <path d="M5 4.5h14V21H5zM9 2.5h6v4H9zM8.5 11h7M8.5 14h7M8.5 17h4" />
      </LineIcon>
      <span className={styles.Label}>{projectLink.label}</span>{' '}
      {units > 0 && <span className={styles.Count}>{units}</span>}
    </NavLink>
  )
}
