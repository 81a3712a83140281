import { brand } from '@virida/shared/site/brand'
import { Link } from '@virida/shared/router'
import { home } from '../../content/header'
import styles from './Logo.module.css'

const trade = brand.fullName.replace(brand.name, '').trim()

/** The logo, a window with a leaf in its lower pane, and the name; a link to the home page. */
export function Logo() {
  return (
    <Link to="/" className={styles.Logo} aria-label={`${brand.fullName} ${home}`} viewTransition>
      <svg className={styles.Mark} viewBox="0 0 38 38" fill="none" aria-hidden="true" focusable="false">
        <path className={styles.Leaf} d="M3 35c0-10 5-15 15-15.5 0 10.5-5 15.5-15 15.5Z" />
        <path className={styles.Bars} d="M19 3v32M3 19h32" strokeWidth="2" />
        <rect className={styles.Bars} x="1.5" y="1.5" width="35" height="35" rx="2" strokeWidth="3" />
      </svg>
      <span className={styles.Name}>
        {brand.name} <small className={styles.Trade}>{trade}</small>
      </span>
    </Link>
  )
}
