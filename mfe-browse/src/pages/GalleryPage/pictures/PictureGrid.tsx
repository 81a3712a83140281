import type { PictureSource } from '@virida/shared/platform/contract'
import { Link } from '@virida/shared/router'
import { Picture } from '@virida/shared/site/ui/Picture'
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
  /** Accessible name of the list. */
  label: string
  /** Whether the first picture is loaded before others, because it is the largest of the page. */
  priority?: boolean
}

const sizes = {
  lead: '(width >= 1536px) 1440px, 92vw',
  category: '(width >= 1536px) 712px, (width >= 1024px) 46vw, 92vw',
  wall: '(width >= 1536px) 470px, (width >= 1024px) 31vw, (width >= 640px) 46vw, 92vw',
}

export const gridLinkId = (name: string) => `picture-${name}`

/**
 * A grid of pictures, each a link that opens it. If two columns have an odd number of pictures, the first
 * picture takes both columns, so that no cell stays empty.
 */
export function PictureGrid({ items, layout, label, priority = false }: Props) {
  const hasLead = layout === 'category' && items.length % 2 === 1
  return (
    <ul role="list" aria-label={label} className={styles.Pictures} data-layout={layout}>
      {items.map(({ name, source, href }, at) => (
        <li key={name} data-lead={(hasLead && at === 0) || undefined}>
          <Link id={gridLinkId(name)} to={href} preventScrollReset className={styles.Link}>
            <Picture
              className={styles.Picture}
              picture={source}
              sizes={sizes[hasLead && at === 0 ? 'lead' : layout]}
              priority={at === 0 && priority}
            />
          </Link>
        </li>
      ))}
    </ul>
  )
}
