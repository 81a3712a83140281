import { useLocation } from '@virida/shared/router'
import { Container } from '@virida/shared/site/ui/Container'
import { PageHead } from '@virida/shared/site/ui/PageHead'
import { useEffect, useRef, useState } from 'react'
import { useProject } from '../../project/use-project'
import { projectContent as content, statusId } from './content'
import { OwnProject } from './own/OwnProject'
import styles from './ProjectPage.module.css'
import { SetAside } from './own/SetAside'
import { SharedProject } from './shared/SharedProject'
import { sharedCodeIn } from '@virida/shared/site/addresses/project'
import { Waiting } from './Waiting'

/**
 * The visitor's own project, or one from a shared link. On the server and during hydration it is unknown, because the
 * project is stored in the browser.
 */
export function ProjectPage() {
  const known = useProject()
  const shared = sharedCodeIn(useLocation().hash)
  // What the last action did. It is kept here because keeping a copy happens in one view and is reported in the
  // other.
  const [message, setMessage] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  const [opened, setOpened] = useState({ code: shared, isFirst: true })
  if (opened.code !== shared) setOpened({ code: shared, isFirst: false })
  useEffect(() => {
    // What had the focus is gone with the shared project. Its title takes the focus itself.
    if (opened.isFirst || opened.code) return
    const report = document.getElementById(statusId)
    const target = report?.textContent ? report : title.current
    target?.focus({ preventScroll: true })
  }, [opened])
  return (
    <>
      <PageHead
        className={styles.Head}
        crumbs={content.crumbs}
        title={content.title}
        titleRef={title}
        intro={<p>{content.intro}</p>}
      />
      <Container className={styles.Body}>
        {!known && <Waiting />}
        {known && !shared && <SetAside unread={known.unread} onMessage={setMessage} />}
        {known && shared && (
          <SharedProject
            key={shared}
            code={shared}
            own={known.project}
            isOpenedHere={!opened.isFirst}
            onAdded={setMessage}
          />
        )}
        {known && !shared && <OwnProject state={known} message={message} onMessage={setMessage} />}
      </Container>
    </>
  )
}
