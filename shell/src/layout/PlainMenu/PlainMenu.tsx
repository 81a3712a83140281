import { menuLabel } from '../../content/mobile-menu-labels'
import { plainMenu } from '../../content/plain-menu'
import styles from './PlainMenu.module.css'

/**
 * The menu for browsers without scripts: a `details` element with links. React renders a `noscript` on the server
 * only; a browser with scripts ignores its content.
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
