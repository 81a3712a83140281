import type { Project } from '@virida/shared/products/project/project'
import { ChangeList } from './ChangeList'
import { summaryText } from './change-text'
import { compareVersions } from './compare-jobs'
import { filesContent } from './content'
import { Panel } from '../panel/Panel'

type Props = { own: Project; shared: Project; onClose: () => void }

/** What differs between the visitor's list and a shared project, which is taken for the newer one. */
export function VersionChanges({ own, shared, onClose }: Props) {
  const versions = compareVersions(own, shared)
  return (
    <Panel
      id="version-changes"
      title={filesContent.compare.title}
      close={filesContent.close}
      onClose={onClose}
    >
      <p>{summaryText(versions, 'before')}</p>
      <ChangeList {...versions} />
    </Panel>
  )
}
