import { Button } from '@virida/shared/ui/Button'
import { Link } from '@virida/shared/ui/Link'
import { useState } from 'react'
import styles from './AddToProject.module.css'
import { addDesign, countOf, isFull } from './change-project'
import { projectStore } from './project-store'
import { projectPath, projectWords as words } from './project-words'
import { useProject } from './use-project'

export type AddToProjectProps = {
  /** Code of the design that is added (shared/design). */
  code: string
}

/** Puts a design on the visitor's own list, says how many are there, and leads to it. */
export function AddToProject({ code }: AddToProjectProps) {
  const known = useProject()
  const [refused, setRefused] = useState(false)
  const count = known ? countOf(known.project, code) : 0
  const add = () => {
    projectStore.change(addDesign(code))
    const { project } = projectStore.read()
    setRefused(countOf(project, code) === count && isFull(project))
  }
  return (
    <div className={styles.AddToProject}>
      <Button variant="ghost" onClick={add}>
        {count > 0 ? words.addMore : words.add}
      </Button>
      <p className={styles.Told}>
        <span role="status">
          {count > 0 && words.count(count)}
          {refused && ` ${words.full}`}
          {known?.trouble && ` ${words.trouble[known.trouble]}`}
        </span>
        {count > 0 && <Link href={projectPath}>{words.open}</Link>}
      </p>
    </div>
  )
}
