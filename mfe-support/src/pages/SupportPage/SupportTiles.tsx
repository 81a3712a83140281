import { Link } from '@virida/shared/ui/Link'
import type { SupportTile } from './SupportPage.content'
import { SupportIcon } from './SupportIcon'
import styles from './SupportTiles.module.css'

/** The six ways to help: 2 columns, 3 from 1024 px on. */
export function SupportTiles({ tiles }: { tiles: readonly SupportTile[] }) {
  return (
    <ul role="list" className={styles.SupportTiles}>
      {tiles.map(({ title, text, href, icon }) => (
        <li key={href} className={styles.Tile}>
          <SupportIcon name={icon} className={styles.Icon} />
          <h2 className={styles.Title}>
            <Link href={href} variant="plain" className={styles.Link}>
              {title}
            </Link>
          </h2>
          <p className={styles.Text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
