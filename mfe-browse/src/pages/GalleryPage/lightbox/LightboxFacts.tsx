import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import { seriesAddress } from '@virida/shared/site/addresses/pages'
import { Link } from '@virida/shared/site/ui/Link'
import type { PictureFacts } from '../../../content/gallery/gallery-picture'
import { lightboxContent } from '../content'
import { finishLabel, roomLabel } from '../pictures/label-of'
import styles from './LightboxFacts.module.css'

/** The series in a picture as links, its room and its finish. */
export function LightboxFacts({ facts: { series, room, finish } }: { facts: PictureFacts }) {
  return (
    <>
      <h2 className={styles.Title}>{lightboxContent.products}</h2>
      <ul role="list" className={styles.Products}>
        {series.map((slug) => (
          <li key={slug}>
            <Link variant="arrow" className={styles.Product} href={seriesAddress(slug)}>
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
