import type { StyleEntry } from '@virida/shared/products/catalogue/listing/menu'
import { StyleIcon } from '@virida/shared/products/drawing/react/StyleIcon'
import { Link } from '@virida/shared/router'
import styles from './MegaContent.module.css'

/** The operating styles in two columns and four rows. The window in an icon opens while the pointer is on its link. */
export function StyleGrid({ entries }: { entries: readonly StyleEntry[] }) {
  return (
    <ul role="list" className={styles.Styles}>
      {entries.map(({ name, style, href }) => (
        <li key={style}>
          <Link to={href} className={styles.Style} viewTransition>
            <StyleIcon style={style} className={styles.Icon} />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
