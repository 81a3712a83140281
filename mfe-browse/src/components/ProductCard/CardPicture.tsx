import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { Picture } from '@virida/shared/site/ui/Picture'
import type { ReactNode } from 'react'
import { productPicture } from '../../content/product-pictures'
import styles from './CardPicture.module.css'

export type CardPictureProps = {
  slug: SeriesSlug
  /** Shown instead of the product picture, for example a drawing. */
  drawing?: ReactNode
}

const sizes = '(width >= 1024px) 22vw, 45vw'

/** The product in a square: its picture, or a drawing. */
export function CardPicture({ slug, drawing }: CardPictureProps) {
  if (drawing) return <div className={styles.Drawing}>{drawing}</div>
  return (
    <Picture className={styles.Picture} picture={productPicture(slug)} sizes={sizes} alt="" fit="contain" />
  )
}
