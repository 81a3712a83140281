import type { Project } from '@virida/shared/products/project/project'
import { useEffect, useRef } from 'react'
import { ChangeList } from './ChangeList'
import { summaryText } from './change-text'
import { compareVersions } from './compare-jobs'
import { filesContent } from './content'
import styles from './FilesPanel.module.css'

type Props = { own: Project; shared: Project }

/** What differs between the visitor's list and a shared project, which is taken for the newer one. */
export function VersionChanges({ own, shared }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const versions = compareVersions(own, shared)
  return (
    <section className={styles.FilesPanel} aria-labelledby="version-changes">
      <h2 id="version-changes" ref={heading} tabIndex={-1} className={styles.Title}>
        {filesContent.compare.title}
      </h2>
      <p>{summaryText(versions, 'before')}</p>
      <ChangeList {...versions} />
    </section>
  )
}
