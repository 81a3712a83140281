import { ArrowLinks } from '@virida/shared/site/ui/ArrowLinks'
import { Button } from '@virida/shared/site/ui/Button'
import { emptySearch } from '../../../resources/search'
import { resources as all } from '../../../resources/resources'
import { listContent as content, resourcesLinks } from '../content'
import styles from './ResourceList.module.css'
import { ResourceEntry } from './ResourceEntry'
import { ProjectSlot } from '../project/ProjectSlot'
import type { Resources } from '../use-resources'

/** The products that match the search, with their count as a status message. */
export function ResourceList({ resources: { found, change } }: { resources: Resources }) {
  return (
    <section id={content.id} tabIndex={-1} aria-label={content.title} className={styles.List}>
      <div className={styles.Head}>
        <p role="status" className={styles.Count}>
          {content.found(found.length, all.length)}
        </p>
        <ProjectSlot />
        <ArrowLinks className={styles.More} links={resourcesLinks} />
      </div>
      {found.map(({ resource, kinds }) => (
        <ResourceEntry key={resource.id} resource={resource} kinds={kinds} isOnly={found.length === 1} />
      ))}
      {found.length === 0 && (
        <div className={styles.Empty}>
          <h2 className={styles.EmptyTitle}>{content.empty.title}</h2>
          <p>{content.empty.text}</p>
          <Button onClick={() => change(emptySearch)}>{content.empty.action}</Button>
        </div>
      )}
    </section>
  )
}
