import { projectAddress } from '@virida/shared/site/addresses/pages'
import { Button } from '@virida/shared/site/ui/Button'
import { Link } from '@virida/shared/site/ui/Link'
import styles from './AddToProject.module.css'
import { editWindow } from './change-project'
import { projectStore } from './project-store'
import { projectWords as words } from './content'
import { useAddDesign } from './use-add-design'
import { useBoundRow } from './use-bound-row'

export type AddToProjectProps = {
  /** Code of the design to add. */
  code: string
}

/**
 * Saves a design to the row that the visitor changes, or adds it. Says how many of this design the project has, and then
 * links to the project.
 */
export function AddToProject({ code }: AddToProjectProps) {
  const { known, count, refused, add } = useAddDesign(code)
  const bound = useBoundRow()
  const isSaved = bound?.window.design === code
  const others = isSaved ? count - bound.window.quantity : count
  const status = [
    bound && (isSaved ? words.inRow(bound.number) : words.rowKeeps(bound.number)),
    others > 0 && words.count(count),
    refused && words.full,
    known?.trouble && words.trouble[known.trouble],
  ]
  const again = count > 0 ? words.addMore : words.add
  return (
    <div className={styles.AddToProject}>
      {bound && (
        <Button onClick={() => projectStore.change(editWindow(bound.window.id, { design: code }))}>
          {words.save(bound.number)}
        </Button>
      )}
      <Button variant="ghost" onClick={() => add(bound ? 'row' : 'unit')}>
        {bound ? words.addNew : again}
      </Button>
      <p className={styles.Message}>
        <span role="status">{status.filter(Boolean).join(' ')}</span>
        {(bound ?? count > 0) && <Link href={projectAddress}>{words.open}</Link>}
      </p>
    </div>
  )
}
