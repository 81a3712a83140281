import { seriesFacts } from '@virida/shared/catalogue/facts'
import { seriesPath } from '@virida/shared/catalogue/slugs'
import { Link } from '@virida/shared/ui/Link'
import type { PictureFacts } from '../../content/gallery/gallery-picture'
import { lightboxContent } from './content'
import { finishLabel, roomLabel } from './facet-labels'
import styles from './LightboxFacts.module.css'

/** What a picture shows: the series, each a way to its page, the room and the finish. */
export function LightboxFacts({ facts: { series, room, finish } }: { facts: PictureFacts }) {
  return (
    <>
      <h2 className={styles.Title}>{lightboxContent.products}</h2>
      <ul role="list" className={styles.Products}>
        {series.map((slug) => (
          <li key={slug}>
            <Link variant="arrow" className={styles.Product} href={seriesPath(slug)}>
              {seriesFacts[slug].title}
            </Link>
          </li>
        ))}
      </ul>
      <dl className={styles.Facts}>
        <dt>{lightboxContent.room}</dt>
        <dd>{roomLabel(room)}</dd>
        <dt>{lightboxContent.finish}</dt>
        <dd>{finishLabel(finish)}</dd>
      </dl>
    </>
  )
}
