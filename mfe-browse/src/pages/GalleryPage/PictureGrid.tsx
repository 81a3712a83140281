import type { PictureSource } from '@virida/shared/contract'
import { Link } from '@virida/shared/router'
import { Picture } from '@virida/shared/ui/Picture'
import { galleryContent } from './content'
import styles from './PictureGrid.module.css'

export type GridItem = {
  /** The picture's own name; its link is found by it. */
  name: string
  source: PictureSource
  href: string
}

type Props = {
  items: readonly GridItem[]
  /** `project` is two columns, `wall` is as many as fit. */
  layout: 'project' | 'wall'
  /** The page's largest paint is not here but above it. */
  isBehind?: boolean
}

const sizes = {
  project: '(width >= 1536px) 712px, (width >= 1024px) 46vw, 92vw',
  wall: '(width >= 1536px) 470px, (width >= 1024px) 31vw, (width >= 640px) 46vw, 92vw',
}

export const gridLinkId = (name: string) => `picture-${name}`

/** Pictures side by side, each a link that opens it. */
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
