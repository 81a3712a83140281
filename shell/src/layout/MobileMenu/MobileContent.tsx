import { NavLink } from '@virida/shared/router'
import { brand } from '@virida/shared/brand'
import { ButtonLink } from '@virida/shared/ui/ButtonLink'
import { dealerLink, mainNavLabel } from '../../content/header'
import { menuGroups, menuLinks } from '../../content/mobile-menu'
import styles from './MobileContent.module.css'
import { MobileGroup } from './MobileGroup'

/** What the full-screen menu holds: groups that open, plain links, the way to a dealer. */
export function MobileContent() {
  return (
    <nav className={styles.Content} aria-label={mainNavLabel}>
      <ul role="list">
        {menuGroups.map((group) => (
          <li key={group.title} className={styles.Item}>
            <MobileGroup {...group} />
          </li>
        ))}
        {menuLinks.map(({ label, href }) => (
          <li key={href} className={styles.Item}>
            <NavLink to={href} className={styles.Row ?? ''} viewTransition>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
      <div className={styles.End}>
        <ButtonLink href={dealerLink.href} className={styles.Dealer}>
          {dealerLink.label}
        </ButtonLink>
        <a href={brand.phone.href} className={styles.Phone}>
          {brand.phone.label}
        </a>
      </div>
    </nav>
  )
}
