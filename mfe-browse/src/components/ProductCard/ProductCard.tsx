import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import { finishesOf } from '@virida/shared/products/catalogue/vocabulary/finishes'
import { titleFromSlug } from '@virida/shared/products/catalogue/words'
import { seriesAddress } from '@virida/shared/site/addresses/pages'
import { CardLink } from '@virida/shared/site/ui/CardLink'
import type { ReactNode } from 'react'
import { FinishDots } from '../FinishDots/FinishDots'
import { CardPicture, type CardPictureProps } from './CardPicture'
import { productCardContent } from './content'
import styles from './ProductCard.module.css'

export type ProductCardProps = CardPictureProps & {
  title: string
  subtitle?: string
  /** Shown next to the series number instead of the line, on pages where all cards belong to one line. */
  note?: string
  /** A control below the text, for example to compare the series. */
  children?: ReactNode
}

/** A series as a card that links to its page: picture, number, line, title and finishes. */
export function ProductCard({ slug, title, subtitle, note, children, ...picture }: ProductCardProps) {
  const facts = seriesFacts[slug]
  const finishCount = finishesOf(facts.frameFinishes).length
  return (
    <article className={styles.Card}>
      <CardPicture slug={slug} {...picture} />
      <div className={styles.Words}>
        <p className={styles.Line}>
          <span>{note ?? titleFromSlug(facts.product)}</span>
          <span>{facts.seriesNumber}</span>
        </p>
        <h3 className={styles.Title}>
          <CardLink href={seriesAddress(slug)}>
            {title}
            {subtitle && (
              <>
                {' '}
                <span className={styles.Subtitle}>{subtitle}</span>
              </>
            )}
          </CardLink>
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
