import { download } from '@virida/shared/files/download'
import type { DescribedWindow } from '@virida/shared/project/describe-window'
import { projectText } from '@virida/shared/project/project-text'
import { Button } from '@virida/shared/ui/Button'
import { ButtonLink } from '@virida/shared/ui/ButtonLink'
import { useState } from 'react'
import type { ListedProject } from '../../project/stored-project'
import { actionsContent as content } from './content'
import { csvName, projectCsv } from './project-csv'
import styles from './ProjectActions.module.css'
import { sharedLink } from './shared-link'
import { useProjectCode } from './use-project-code'

type Props = {
  project: ListedProject
  described: readonly DescribedWindow[]
  onEmpty: () => void
}

/** What can be done with the whole list. */
export function ProjectActions({ project, described, onEmpty }: Props) {
  const { code, reason } = useProjectCode(project)
  const [told, tell] = useState('')
  const copy = async (text: string, copied: string) => {
    try {
      await navigator.clipboard.writeText(text)
      tell(copied)
    } catch {
      tell(`${content.refused} ${text}`)
    }
  }
  return (
    <div className={styles.ProjectActions}>
      <div className={styles.Row}>
        <ButtonLink href={code ? `/contact-us?project=${code}` : '/contact-us'} arrow>
          {content.ask}
        </ButtonLink>
        {code && (
          <Button variant="ghost" onClick={() => void copy(sharedLink(code), content.copied)}>
            {content.copy}
          </Button>
        )}
        {reason && (
          <Button
            variant="ghost"
            onClick={() => void copy(projectText(project.name, described), content.copiedText)}
          >
            {content.copyText}
          </Button>
        )}
        <Button variant="ghost" onClick={() => window.print()}>
          {content.print}
        </Button>
        <Button
          variant="ghost"
          onClick={() => download(csvName(project.name), 'text/csv', projectCsv(described))}
        >
          {content.csv}
        </Button>
        <ButtonLink variant="ghost" href={content.dealer.href}>
          {content.dealer.label}
        </ButtonLink>
        <Button variant="ghost" className={styles.End} onClick={onEmpty}>
          {content.empty}
        </Button>
      </div>
      <p role="status" className={styles.Told}>
        {told || (reason && content.noLink[reason])}
      </p>
    </div>
  )
}
