import { Link } from '@virida/shared/router'
import { becomeADealer } from '../../content/footer'
import styles from './Footer.module.css'

/** A row that invites dealers; the whole row is the link. */
export function DealerLink() {
  return (
    <Link to={becomeADealer.href} className={styles.Dealer} viewTransition>
      <span>{becomeADealer.label}</span>
      <span className={styles.Arrow} aria-hidden="true" />
    </Link>
  )
}
