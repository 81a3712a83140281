import { ArrowLinks } from '@virida/shared/site/ui/ArrowLinks'
import { Button } from '@virida/shared/site/ui/Button'
import { ButtonLink } from '@virida/shared/site/ui/ButtonLink'
import { emptyContent as content, filesButtonId, importButtonId } from '../content'
import styles from './EmptyProject.module.css'

/** Shown while the project is empty: where to find products, or how to bring a list from elsewhere. */
export function EmptyProject({ onImport, onFiles }: { onImport: () => void; onFiles: () => void }) {
  return (
    <section className={styles.EmptyProject} aria-labelledby="empty-project">
      <div className={styles.Words}>
        <h2 id="empty-project" className={styles.Title}>
          {content.title}
        </h2>
        <p className={styles.Text}>{content.text}</p>
        <div className={styles.Ways}>
          <ButtonLink href={content.catalog.href} arrow>
            {content.catalog.label}
          </ButtonLink>
          <ButtonLink href={content.bySize.href} variant="ghost">
            {content.bySize.label}
          </ButtonLink>
          <Button variant="ghost" id={importButtonId} onClick={onImport}>
            {content.importSchedule}
          </Button>
          <Button variant="ghost" id={filesButtonId} onClick={onFiles}>
            {content.files}
          </Button>
        </div>
      </div>
      <div className={styles.Lines}>
        <p className={styles.LinesTitle}>{content.linesTitle}</p>
        <ArrowLinks links={content.lines} />
      </div>
    </section>
  )
}
