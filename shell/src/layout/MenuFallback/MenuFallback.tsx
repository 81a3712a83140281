import { Container } from '@virida/shared/ui/Container'
import { menuFailed, menuFallback } from '../../content/menu-fallback'
import styles from './MenuFallback.module.css'

/** In a menu whose files cannot be loaded: the pages that lead to all others, by links that reload. */
export function MenuFallback() {
  return (
    <Container className={styles.Fallback}>
      <p role="status">{menuFailed}</p>
      <ul role="list" className={styles.Links}>
        {menuFallback.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className={styles.Link}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Container>
  )
}
