import { useNavigate } from '@virida/shared/router'
import { useCopy } from '@virida/shared/site/hooks/use-copy'
import { download } from '@virida/shared/site/files/download'
import type { DescribedWindow } from '@virida/shared/products/project/describe-window'
import { projectText } from '@virida/shared/products/project/project-text'
import { contactAddress } from '@virida/shared/site/addresses/contact'
import { Button } from '@virida/shared/site/ui/Button'
import { ButtonLink } from '@virida/shared/site/ui/ButtonLink'
import { useDeferredValue, useMemo, type MouseEvent } from 'react'
import type { ListedProject } from '@virida/shared/products/project/stored-project'
import { actionsContent as content, facadesButtonId, filesButtonId, importButtonId } from '../content'
import { projectCsv, scheduleFileName } from '../project-csv'
import { longestMailLink } from '@virida/shared/site/mail-link'
import { projectMail } from '../project-mail'
import { Buttons } from '../panel/Buttons'
import styles from './ProjectActions.module.css'
import { sharedLink } from '@virida/shared/site/addresses/project'
import { useProjectCode } from '../use-project-code'

type Props = {
  project: ListedProject
  described: readonly DescribedWindow[]
  onEmpty: () => void
  onImport: () => void
  onFiles: () => void
  onFacades: () => void
}

/** Actions for the whole project. */
export function ProjectActions(props: Props) {
  const { project, described, onEmpty, onImport, onFiles, onFacades } = props
  const { code, isWithoutFacades, reason, isPending, makeLink } = useProjectCode(project)
  const navigate = useNavigate()
  const { message, copy } = useCopy()
  const copyOrShow = (text: string, copied: string) =>
    void copy(text, { copied, refused: `${content.refused} ${text}` })
  const copyLink = async () => {
    const link = await makeLink()
    if ('code' in link) copyOrShow(sharedLink(link.code), content.copied)
  }
  const ask = (event: MouseEvent) => {
    // The address is complete unless the list has just changed.
    if (!isPending) return
    event.preventDefault()
    void makeLink().then((link) =>
      navigate(contactAddress({ project: 'code' in link ? link.code : undefined })),
    )
  }
  const mailOf = (code: string) => projectMail(project.name, described, code)
  // It counts all rows, so it is made after the rows are shown.
  const later = useDeferredValue(described)
  const mail = useMemo(() => code && projectMail(project.name, later, code), [project.name, later, code])
  const sendMail = (event: MouseEvent) => {
    // The address is complete unless the list has just changed.
    if (!isPending) return
    event.preventDefault()
    void makeLink().then((link) => 'code' in link && open(mailOf(link.code), '_self'))
  }
  const isMailTooLong = mail !== undefined && mail.length > longestMailLink
  return (
    <div
      id={content.id}
      role="group"
      aria-label={content.title}
      tabIndex={-1}
      className={styles.ProjectActions}
    >
      <Buttons>
        <ButtonLink href={contactAddress({ project: isPending ? undefined : code })} onClick={ask} arrow>
          {content.ask}
        </ButtonLink>
        {code && (
          <Button variant="ghost" onClick={() => void copyLink()}>
            {content.copy}
          </Button>
        )}
        {mail && !isMailTooLong && (
          <ButtonLink variant="ghost" href={mail} onClick={sendMail}>
            {content.mail.myself}
          </ButtonLink>
        )}
        {reason && (
          <Button
            variant="ghost"
            onClick={() => copyOrShow(projectText(project.name, described), content.copiedText)}
          >
            {content.copyText}
          </Button>
        )}
        <Button variant="ghost" onClick={() => window.print()}>
          {content.print}
        </Button>
        <Button
          variant="ghost"
          onClick={() => download(scheduleFileName(project.name, 'csv'), 'text/csv', projectCsv(described))}
        >
          {content.csv}
        </Button>
        <Button variant="ghost" id={importButtonId} onClick={onImport}>
          {content.importSchedule}
        </Button>
        <Button variant="ghost" id={facadesButtonId} onClick={onFacades}>
          {content.facades}
        </Button>
        <Button variant="ghost" id={filesButtonId} onClick={onFiles}>
          {content.files}
        </Button>
        <ButtonLink variant="ghost" href={content.dealer.href}>
          {content.dealer.label}
        </ButtonLink>
        <Button variant="ghost" className={styles.End} onClick={onEmpty}>
          {content.empty}
        </Button>
      </Buttons>
      <p role="status" className={styles.Message}>
        {message ||
          (reason && content.noLink[reason]) ||
          (isMailTooLong && content.mail.tooLong) ||
          (isWithoutFacades && content.withoutFacades)}
      </p>
    </div>
  )
}
