import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { Picture } from '@virida/shared/site/ui/Picture'
import type { ReactNode } from 'react'
import { productPicture, singlePanelDoor } from '../../content/product-pictures'
import styles from './CardPicture.module.css'

export type CardPictureProps = {
  slug: SeriesSlug
  /** Id of the picture, for a series that has more than one card. */
  image?: string
  /** Shown instead of the product picture, for example a drawing. */
  drawing?: ReactNode
}

const sizes = '(width >= 1024px) 22vw, 45vw'

/** The card of the door with one panel. */
export const isSinglePanel = (image: string | undefined) => image === 'french-swing-door/card'

/** The product in a square: its picture, or a drawing. */
export function CardPicture({ slug, image, drawing }: CardPictureProps) {
  if (drawing) return <div className={styles.Drawing}>{drawing}</div>
  const picture = isSinglePanel(image) ? singlePanelDoor : productPicture(slug)
  return <Picture className={styles.Picture} picture={picture} sizes={sizes} alt="" fit="contain" />
}
