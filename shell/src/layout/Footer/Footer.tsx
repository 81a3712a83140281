import { Container } from '@virida/shared/ui/Container'
import { copyright } from '../../content/footer'
import { DealerLink } from './DealerLink'
import styles from './Footer.module.css'
import { FooterColumns } from './FooterColumns'
import { FooterContact } from './FooterContact'

/** The end of every page. Both layouts are one markup; what only one of them has says so with `data-only`. */
export function Footer() {
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
}
