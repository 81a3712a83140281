import { seriesFacts } from '@virida/shared/catalogue/facts'
import { seriesPath } from '@virida/shared/catalogue/slugs'
import type { SeriesSlug } from '@virida/shared/catalogue/slugs'
import { titleFromSlug } from '@virida/shared/catalogue/words'
import { Link } from '@virida/shared/ui/Link'
import { Picture } from '@virida/shared/ui/Picture'
import { productPicture } from '../../content/product-pictures'
import { FinishDots } from '../FinishDots/FinishDots'
import { productCardContent } from './ProductCard.content'
import styles from './ProductCard.module.css'
import { SinglePanelDoor } from './SinglePanelDoor'

export type ProductCardProps = {
  slug: SeriesSlug
  title: string
  subtitle?: string
  /** Id of the picture where a series has more than one card. */
  image?: string
  /** Beside the number, in place of the line: where every card is of one line. */
  note?: string
}

const sizes = '(width >= 1024px) 22vw, 45vw'

/** One series: its cut-out on a white pane, its number, its line, its finishes. The whole card is the target. */
export function ProductCard({ slug, title, subtitle, image, note }: ProductCardProps) {
  const facts = seriesFacts[slug]
  const { standard, capstock = [], allOverCapstock = [] } = facts.frameFinishes
  const finishCount = standard.length + capstock.length + allOverCapstock.length
  return (
    <article className={styles.Card}>
      {image === 'french-swing-door/card' ? (
        <SinglePanelDoor className={styles.Picture} />
      ) : (
        <Picture
          className={styles.Picture}
          picture={productPicture(slug)}
          sizes={sizes}
          alt=""
          fit="contain"
        />
      )}
      <div className={styles.Words}>
        <p className={styles.Line}>
          <span>{note ?? titleFromSlug(facts.product)}</span>
          <span>{facts.seriesNumber}</span>
        </p>
        <h3 className={styles.Title}>
          <Link variant="plain" href={seriesPath(slug)} className={styles.Link}>
            {title}
            {subtitle && (
              <>
                {' '}
                <span className={styles.Subtitle}>{subtitle}</span>
              </>
            )}
          </Link>
        </h3>
        <p className={styles.Finishes}>
          <FinishDots finishes={facts.frameFinishes} />
          <span>{productCardContent.finishes(finishCount)}</span>
        </p>
      </div>
    </article>
  )
}
