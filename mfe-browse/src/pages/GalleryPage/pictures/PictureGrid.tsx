import type { PictureSource } from '@virida/shared/platform/contract'
import { Link } from '@virida/shared/router'
import { Picture } from '@virida/shared/site/ui/Picture'
import { galleryContent } from '../content'
import styles from './PictureGrid.module.css'

type GridItem = {
  /** Unique name of the picture. The id of its link is made from it. */
  name: string
  source: PictureSource
  href: string
}

type Props = {
  items: readonly GridItem[]
  /** `category` is two columns, `wall` as many as fit. */
  layout: 'category' | 'wall'
  /** The lightbox covers the grid, so that no picture of the grid needs to load first. */
  isBehind?: boolean
}

const sizes = {
  category: '(width >= 1536px) 712px, (width >= 1024px) 46vw, 92vw',
  wall: '(width >= 1536px) 470px, (width >= 1024px) 31vw, (width >= 640px) 46vw, 92vw',
}

export const gridLinkId = (name: string) => `picture-${name}`

/** A grid of pictures, each a link that opens it. */
export function PictureGrid({ items, layout, isBehind }: Props) {
  return (
    <ul
      role="list"
      aria-label={galleryContent.picturesLabel}
      className={styles.Pictures}
      data-layout={layout}
      data-single={items.length === 1 || undefined}
    >
      {items.map(({ name, source, href }, at) => (
        <li key={name}>
          <Link id={gridLinkId(name)} to={href} preventScrollReset className={styles.Link}>
            <Picture
              className={styles.Picture}
              picture={source}
              sizes={sizes[layout]}
              priority={at === 0 && !isBehind}
            />
          </Link>
        </li>
      ))}
    </ul>
  )
}
