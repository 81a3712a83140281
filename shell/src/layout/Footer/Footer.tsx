import { memo } from 'react'
import { Container } from '@virida/shared/site/ui/Container'
import { copyright } from '../../content/footer'
import { DealerLink } from './DealerLink'
import styles from './Footer.module.css'
import { FooterColumns } from './FooterColumns'
import { FooterContact } from './FooterContact'

/** The footer. Both layouts share the markup; `data-only` marks what only one of them shows. It does not depend on the page. */
export const Footer = memo(function Footer() {
  return (
    <footer className={styles.Footer} data-ground="pine-deep">
      <Container>
        <DealerLink />
        <div className={styles.Columns}>
          <FooterColumns />
          <FooterContact />
        </div>
        <p className={styles.End}>{copyright}</p>
      </Container>
    </footer>
  )
})
