import type { DescribedWindow } from '@virida/shared/products/project/describe-window'
import { toShared, type ListedProject } from '@virida/shared/products/project/stored-project'
import { useProjectCode } from '../use-project-code'
import type { ListChanges } from '../schedule/use-list-changes'
import { sharedLink } from '@virida/shared/site/addresses/project'
import { CompareForm } from './CompareForm'
import { panelTitleIds } from '../content'
import { filesContent as content } from './content'
import styles from './FilesPanel.module.css'
import { Panel } from '../panel/Panel'
import { KeepForm } from './KeepForm'
import { SheetForm } from './SheetForm'

type Props = {
  project: ListedProject
  described: readonly DescribedWindow[]
  changes: ListChanges
  onClose: () => void
  /** Called after a job file has replaced the list. */
  onOpened: () => void
}

/** What leaves the page and comes back: the house sheet, the job file, another version. */
export function FilesPanel({ project, described, changes, onClose, onOpened }: Props) {
  const { code, isPending } = useProjectCode(project)
  const job = {
    name: project.name,
    windows: described,
    facades: project.facades,
    link: code && !isPending ? sharedLink(code) : undefined,
  }
  const isEmpty = project.windows.length === 0
  return (
    <Panel id={panelTitleIds.files} title={content.title} close={content.close} onClose={onClose}>
      <div className={styles.Parts}>
        {!isEmpty && <SheetForm job={job} project={project} isLinkPending={isPending} />}
        <KeepForm job={job} project={project} changes={changes} onOpened={onOpened} />
        {!isEmpty && <CompareForm project={toShared(project)} />}
      </div>
    </Panel>
  )
}
