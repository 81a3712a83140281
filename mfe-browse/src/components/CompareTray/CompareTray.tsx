import { seriesFacts } from '@virida/shared/catalogue/facts'
import type { SeriesSlug } from '@virida/shared/catalogue/slugs'
import { ButtonLink } from '@virida/shared/ui/ButtonLink'
import { Link } from '@virida/shared/ui/Link'
import { VisuallyHidden } from '@virida/shared/ui/VisuallyHidden'
import { compareHref, mostCompared } from './compare-query'
import { trayContent as content } from './CompareTray.content'
import styles from './CompareTray.module.css'

export type CompareTrayProps = {
  slugs: readonly SeriesSlug[]
  /** Address of this page with other series chosen. */
  hrefWith: (slugs: readonly SeriesSlug[]) => string
}

/**
 * What is chosen to compare, and the way there. It stays at the end of the screen while there are cards above it.
 * The words for screen readers are there from the start, so that a first choice is told, too.
 */
export function CompareTray({ slugs, hrefWith }: CompareTrayProps) {
  const isFull = slugs.length === mostCompared
  return (
    <div className={styles.Place}>
      <VisuallyHidden role="status">
        {slugs.length > 0 && `${content.chosen(slugs.length)}${isFull ? `. ${content.full}` : ''}`}
      </VisuallyHidden>
      {slugs.length > 0 && (
        <section className={styles.Tray} aria-label={content.label}>
          <ul role="list" className={styles.List}>
            {slugs.map((slug) => (
              <li key={slug}>
                <Link
                  variant="plain"
                  className={styles.Series}
                  href={hrefWith(slugs.filter((other) => other !== slug))}
                  replace
                  preventScrollReset
                >
                  <VisuallyHidden>{content.remove} </VisuallyHidden>
                  {seriesFacts[slug].title}
                </Link>
              </li>
            ))}
          </ul>
          {isFull && <p className={styles.Full}>{content.full}</p>}
          <div className={styles.Actions}>
            <Link className={styles.Clear} href={hrefWith([])} replace preventScrollReset>
              {content.clear}
            </Link>
            <ButtonLink href={compareHref(slugs)}>{content.compare(slugs.length)}</ButtonLink>
          </div>
        </section>
      )}
    </div>
  )
}
