import type { StyleEntry } from '@virida/shared/catalogue/menu'
import { StyleIcon } from '@virida/shared/drawing/react/StyleIcon'
import { Link } from '@virida/shared/router'
import styles from './MegaContent.module.css'

/** Operating styles in two columns and four rows; an icon opens while its link is pointed at. */
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
