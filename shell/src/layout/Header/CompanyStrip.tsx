import { brand } from '@virida/shared/site/brand'
import { NavLink } from '@virida/shared/router'
import { Container } from '@virida/shared/site/ui/Container'
import { companyLinks, companyNavLabel } from '../../content/header'
import { ProjectLink } from '../ProjectLink/ProjectLink'
import styles from './CompanyStrip.module.css'

/** The dark strip above the main bar, with links to the company's pages, the visitor's project and the phone number. */
export function CompanyStrip() {
  return (
    <div className={styles.Strip} data-ground="pine-deep">
      <Container className={styles.Row}>
        <nav aria-label={companyNavLabel}>
          <ul role="list" className={styles.Links}>
            {companyLinks.map(({ label, href }) => (
              <li key={href}>
                <NavLink to={href} className={styles.Link ?? ''} viewTransition>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <ProjectLink />
        <a href={brand.phone.href} className={styles.Phone}>
          {brand.phone.label}
        </a>
      </Container>
    </div>
  )
}
