import { projectLimits, type Project } from '@virida/shared/products/project/project'
import { ProjectCodeError } from '@virida/shared/products/project/project-code'
import { useNavigate } from '@virida/shared/router'
import { projectAddress } from '@virida/shared/site/addresses/pages'
import { usePanel } from '@virida/shared/site/hooks/use-panel'
import { Button } from '@virida/shared/site/ui/Button'
import { ButtonLink } from '@virida/shared/site/ui/ButtonLink'
import { Notice } from '@virida/shared/site/ui/Notice'
import { useEffect, useId, useRef, useState } from 'react'
import { addAll } from '../../../project/change-project'
import { projectWords } from '../../../project/content'
import { projectStore } from '../../../project/project-store'
import { toShared, type ListedProject } from '@virida/shared/products/project/stored-project'
import {
  addRowsContent,
  compareButtonId,
  offlineContent,
  projectContent,
  sharedContent as content,
} from '../content'
import { Buttons } from '../panel/Buttons'
import { Offline } from '../own/Offline'
import { loadSharedFacades, loadVersionChanges } from '../own/panels'
import { Schedule } from '../schedule/Schedule'
import styles from './SharedProject.module.css'
import { LoadFailure } from '../LoadFailure'
import { useDescribed } from '../use-described'
import { useSharedProject } from './use-shared-project'

type Props = {
  code: string
  own: ListedProject
  /** Whether it takes the place of what the visitor saw on the page before. Then its title takes the focus. */
  isOpenedHere: boolean
  /** Called with a message after the rows are added. The visitor's own list shows it. */
  onAdded: (words: string) => void
}

const toOwn = <ButtonLink href={projectAddress}>{projectWords.open}</ButtonLink>

const facadesWords = { loading: projectContent.facadesLoading, failed: projectContent.facadesFailed }

/** A project from a shared link. It can be read and copied. The visitor's own list changes only when it is copied. */
export function SharedProject({ code, ...rest }: Props) {
  const shared = useSharedProject(code)
  if (!shared) return <p>{projectContent.loading}</p>
  if (shared instanceof ProjectCodeError) return <WrongLink problem={shared} />
  return <ReadProject shared={shared} {...rest} />
}

/**
 * Takes the focus, so that it is in view also if the browser has scrolled to where the visitor was before. Screen readers
 * read what takes the focus, so it is a group and not an alert, which some of them would read as well.
 */
function WrongLink({ problem }: { problem: ProjectCodeError }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  const text = useId()
  return (
    <Notice
      ref={notice}
      tabIndex={-1}
      tone="error"
      role="group"
      aria-label={content.wrong}
      aria-describedby={text}
      title={content.wrong}
      actions={toOwn}
    >
      <p id={text}>{content.wrongText[problem.code]}</p>
    </Notice>
  )
}

function ReadProject({ shared, own, isOpenedHere, onAdded }: Omit<Props, 'code'> & { shared: Project }) {
  const navigate = useNavigate()
  const { described, failed, again } = useDescribed(shared.windows)
  const [message, setMessage] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOpenedHere) title.current?.focus()
  }, [isOpenedHere])
  const { panel, open, close } = usePanel(loadVersionChanges, content.comparing, setMessage)
  const { facades = [] } = shared
  const walls = usePanel(loadSharedFacades, facadesWords, setMessage)
  const openWalls = useRef(walls.open)
  const hasFacades = facades.length > 0
  useEffect(() => {
    // The drawings are loaded only for a project that has them.
    if (hasFacades) openWalls.current()
  }, [hasFacades])
  const rows = own.windows.length
  const fits = rows + shared.windows.length <= projectLimits.windows
  const add = () => {
    projectStore.change(addAll(shared.name, shared.windows, shared.facades))
    onAdded(addRowsContent.added(shared.windows.length))
    void navigate(projectAddress)
  }
  return (
    <>
      <div className={styles.Head}>
        <h2 ref={title} tabIndex={-1} className={styles.Title}>
          {content.title(shared.name)}
        </h2>
        <p className={styles.Text}>
          {content.text} {rows > 0 && (fits ? content.addAfter(rows) : content.noRoom)}
        </p>
        <Buttons>
          {fits && <Button onClick={add}>{addRowsContent.add(shared.windows.length)}</Button>}
          {rows > 0 && !panel && (
            <Button variant="ghost" id={compareButtonId} onClick={open}>
              {content.compare}
            </Button>
          )}
          <ButtonLink variant="ghost" href={projectAddress}>
            {projectWords.open}
          </ButtonLink>
        </Buttons>
        <p role="status">{message}</p>
      </div>
      {panel && (
        <panel.VersionChanges own={toShared(own)} shared={shared} onClose={() => close(compareButtonId)} />
      )}
      {failed && <LoadFailure onAgain={again} />}
      {described && <Schedule name={shared.name} windows={described} />}
      {walls.panel && described && <walls.panel.SharedFacades facades={facades} described={described} />}
      {described && <Offline saved={offlineContent.keptShared} />}
    </>
  )
}
