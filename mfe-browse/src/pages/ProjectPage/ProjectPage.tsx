import { useLocation } from '@virida/shared/router'
import { Container } from '@virida/shared/site/ui/Container'
import { PageHead } from '@virida/shared/site/ui/PageHead'
import { useState } from 'react'
import { useProject } from '../../project/use-project'
import { projectContent as content } from './content'
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
  return (
    <>
      <PageHead
        className={styles.Head}
        crumbs={content.crumbs}
        title={content.title}
        intro={<p>{content.intro}</p>}
      />
      <Container className={styles.Body}>
        {!known && <Waiting />}
        {known && !shared && <SetAside unread={known.unread} />}
        {known && shared && (
          <SharedProject key={shared} code={shared} own={known.project} onAdded={setMessage} />
        )}
        {known && !shared && <OwnProject state={known} message={message} onMessage={setMessage} />}
      </Container>
    </>
  )
}
