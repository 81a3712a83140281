import { projectAddress } from '@virida/shared/site/addresses/pages'
import { Button } from '@virida/shared/site/ui/Button'
import { Link } from '@virida/shared/site/ui/Link'
import { useState } from 'react'
import styles from './AddToProject.module.css'
import { addDesign, countOf, isFull } from './change-project'
import { projectStore } from './project-store'
import { projectWords as words } from './content'
import { useProject } from './use-project'

export type AddToProjectProps = {
  /** Code of the design to add. */
  code: string
}

/** Adds a design to the visitor's project, says how many of it are there, and links to the project. */
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
      <p className={styles.Message}>
        <span role="status">
          {count > 0 && words.count(count)}
          {refused && ` ${words.full}`}
          {known?.trouble && ` ${words.trouble[known.trouble]}`}
        </span>
        {count > 0 && <Link href={projectAddress}>{words.open}</Link>}
      </p>
    </div>
  )
}
