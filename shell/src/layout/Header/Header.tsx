import { ButtonLink } from '@virida/shared/site/ui/ButtonLink'
import { Container } from '@virida/shared/site/ui/Container'
import { memo, useEffect } from 'react'
import { dealerLink } from '../../content/header'
import { Logo } from '../Logo/Logo'
import { MegaMenu } from '../MegaMenu/MegaMenu'
import { megaMenuContent } from '../MegaMenu/MegaPanel'
import { MobileMenu, mobileMenuContent } from '../MobileMenu/MobileMenu'
import { PlainMenu } from '../PlainMenu/PlainMenu'
import { ProjectLink } from '../ProjectLink/ProjectLink'
import { isDesktop } from '../desktop'
import { whenUsed } from '@virida/shared/site/when-used'
import { CompanyStrip } from './CompanyStrip'
import styles from './Header.module.css'

/** Preloads the menu of the current layout. */
const preloadMenu = () => (isDesktop() ? megaMenuContent : mobileMenuContent).preload()

/**
 * The fixed header: company strip and main bar, or the main bar alone below 1024 px. A navigation renders only the parts
 * that depend on the address again.
 */
export const Header = memo(function Header() {
  useEffect(() => whenUsed(preloadMenu), [])
  return (
    <header className={styles.Header}>
      <CompanyStrip />
      <div className={styles.Ground} data-ground="paper" onPointerEnter={preloadMenu} onFocus={preloadMenu}>
        <Container className={styles.Bar}>
          <Logo />
          <MegaMenu />
          <PlainMenu />
          <ButtonLink href={dealerLink.href} className={styles.Dealer}>
            {dealerLink.label}
          </ButtonLink>
          <div className={styles.Project}>
            <ProjectLink />
          </div>
          <MobileMenu />
        </Container>
      </div>
    </header>
  )
})
