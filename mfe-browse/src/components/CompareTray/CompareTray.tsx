import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { compareAddress } from '@virida/shared/site/addresses/compare'
import { ButtonLink } from '@virida/shared/site/ui/ButtonLink'
import { Link } from '@virida/shared/site/ui/Link'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import { mostCompared } from './compare-query'
import { trayContent as content } from './content'
import styles from './CompareTray.module.css'

export type CompareTrayProps = {
  slugs: readonly SeriesSlug[]
  /** Returns the URL of this page with other series chosen. */
  hrefWith: (slugs: readonly SeriesSlug[]) => string
}

/**
 * The series that are chosen for comparison, with a link to compare them. The tray is below the cards; until
 * the visitor scrolls down to it, it sticks to the bottom of the screen. Its live region is rendered from the
 * start, because screen readers announce only changes of a region that already exists.
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
            <ButtonLink href={compareAddress(slugs)}>{content.compare(slugs.length)}</ButtonLink>
          </div>
        </section>
      )}
    </div>
  )
}
