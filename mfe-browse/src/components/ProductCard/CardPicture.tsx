import type { SeriesSlug } from '@virida/shared/catalogue/slugs'
import { Picture } from '@virida/shared/ui/Picture'
import type { ReactNode } from 'react'
import { productPicture, singlePanelDoor } from '../../content/product-pictures'
import styles from './CardPicture.module.css'

export type CardPictureProps = {
  slug: SeriesSlug
  /** Id of the picture where a series has more than one card. */
  image?: string
  /** Stands in place of the cut-out: a drawing. */
  drawing?: ReactNode
}

const sizes = '(width >= 1024px) 22vw, 45vw'

/** Of the two cards of one series, the door with one panel. */
export const isSinglePanel = (image: string | undefined) => image === 'french-swing-door/card'

/** The product of a card, in a square. */
export function CardPicture({ slug, image, drawing }: CardPictureProps) {
  if (drawing) return <div className={styles.Drawing}>{drawing}</div>
  const picture = isSinglePanel(image) ? singlePanelDoor : productPicture(slug)
  return <Picture className={styles.Picture} picture={picture} sizes={sizes} alt="" fit="contain" />
}
