import { seriesFacts } from '@virida/shared/catalogue/facts'
import { seriesPath } from '@virida/shared/catalogue/slugs'
import { titleFromSlug } from '@virida/shared/catalogue/words'
import { Link } from '@virida/shared/ui/Link'
import type { ReactNode } from 'react'
import { FinishDots } from '../FinishDots/FinishDots'
import { CardPicture } from './CardPicture'
import type { CardPictureProps } from './CardPicture'
import { productCardContent } from './ProductCard.content'
import styles from './ProductCard.module.css'

export type ProductCardProps = CardPictureProps & {
  title: string
  subtitle?: string
  /** Beside the number, in place of the line: where every card is of one line. */
  note?: string
  /** Something to do with the series besides opening it, below the words. */
  children?: ReactNode
}

/** One series: what it looks like, its number, its line, its finishes. The whole card is the target. */
export function ProductCard({ slug, title, subtitle, note, children, ...picture }: ProductCardProps) {
  const facts = seriesFacts[slug]
  const { standard, capstock = [], allOverCapstock = [] } = facts.frameFinishes
  const finishCount = standard.length + capstock.length + allOverCapstock.length
  return (
    <article className={styles.Card}>
      <CardPicture slug={slug} {...picture} />
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
        {children}
      </div>
    </article>
  )
}
