import { CardLink } from '@virida/shared/site/ui/CardLink'
import type { SupportTile } from './content'
import { SupportIcon } from './SupportIcon'
import styles from './SupportTiles.module.css'

/** Links to the six support topics, in 2 columns; in 3 from 1024 px on. */
export function SupportTiles({ tiles }: { tiles: readonly SupportTile[] }) {
  return (
    <ul role="list" className={styles.SupportTiles}>
      {tiles.map(({ title, text, href, icon }) => (
        <li key={href} className={styles.Tile}>
          <SupportIcon name={icon} className={styles.Icon} />
          <h2 className={styles.Title}>
            <CardLink href={href}>{title}</CardLink>
          </h2>
          <p className={styles.Text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
