import { NavLink } from '@virida/shared/router'
import { brand } from '@virida/shared/site/brand'
import { ButtonLink } from '@virida/shared/site/ui/ButtonLink'
import { dealerLink, mainNavLabel } from '../../content/header'
import { menuGroups, menuLinks } from '../../content/mobile-menu'
import styles from './MobileContent.module.css'
import { MobileGroup } from './MobileGroup'

/** Content of the full-screen menu: groups that open, plain links, the link to the dealers and the phone number. */
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
