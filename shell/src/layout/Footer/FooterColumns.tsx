import { Link } from '@virida/shared/router'
import { footerColumns, footerNavLabel } from '../../content/footer'
import styles from './Footer.module.css'

/** The footer's columns of links. */
export function FooterColumns() {
  return (
    <nav className={styles.Nav} aria-label={footerNavLabel}>
      {footerColumns.map(({ title, only, links }) => (
        <div key={title} data-only={only}>
          <h2 className={styles.Title}>{title}</h2>
          <ul role="list">
            {links.map((link) => (
              <li key={link.label} data-only={link.only}>
                <Link to={link.href} className={styles.Link} viewTransition>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
