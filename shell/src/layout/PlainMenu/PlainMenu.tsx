import { menuLabel } from '../../content/mobile-menu-labels'
import { plainMenu } from '../../content/plain-menu'
import styles from './PlainMenu.module.css'

/**
 * The menu of a browser without scripts: an element that opens by itself, with links to all that leads on. React
 * renders a `noscript` on the server only; a browser with scripts neither shows nor parses it.
 */
export function PlainMenu() {
  return (
    <noscript>
      <details className={styles.Menu}>
        <summary className={styles.Summary}>{menuLabel}</summary>
        <nav className={styles.Panel} aria-label={menuLabel}>
          {plainMenu.map(({ label, href }) => (
            <a key={label} href={href} className={styles.Link}>
              {label}
            </a>
          ))}
        </nav>
      </details>
    </noscript>
  )
}
