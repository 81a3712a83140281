import { useLocation } from '@virida/shared/router'
import { Container } from '@virida/shared/ui/Container'
import { PageHead } from '@virida/shared/ui/PageHead'
import { useState } from 'react'
import { useProject } from '../../project/use-project'
import { projectContent as content } from './content'
import { EmptyProject } from './EmptyProject'
import { OwnProject } from './OwnProject'
import styles from './ProjectPage.module.css'
import { SetAside } from './SetAside'
import { SharedProject } from './SharedProject'
import { sharedCodeIn } from './shared-link'
import { Waiting } from './Waiting'

/** The visitor's own schedule, or one that a link brings. Before the device has been read it is neither. */
export function ProjectPage() {
  const known = useProject()
  const shared = sharedCodeIn(useLocation().hash)
  // What has just happened, told where the list is shown next.
  const [told, tell] = useState('')
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
        {known && shared && <SharedProject key={shared} code={shared} own={known.project} onKept={tell} />}
        {known && !shared && <OwnProject state={known} told={told} tell={tell} empty={<EmptyProject />} />}
      </Container>
    </>
  )
}
