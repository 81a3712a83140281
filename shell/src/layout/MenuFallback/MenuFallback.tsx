import { Container } from '@virida/shared/site/ui/Container'
import { menuFailed, menuFallback } from '../../content/menu-fallback'
import styles from './MenuFallback.module.css'

/** Links in place of a menu whose files cannot be loaded. They load whole documents. */
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
