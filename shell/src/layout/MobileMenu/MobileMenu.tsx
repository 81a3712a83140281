import { closeMenu, menuLabel, openMenu } from '../../content/mobile-menu-labels'
import { Logo } from '../Logo/Logo'
import { MenuFallback } from '../MenuFallback/MenuFallback'
import { lazyPart } from '../lazy-part'
import styles from './MobileMenu.module.css'
import { useMobileMenu } from './useMobileMenu'

export const mobileMenuContent = lazyPart(() =>
  import(/* webpackChunkName: "mobile-menu" */ './MobileContent').then(({ MobileContent }) => MobileContent),
)

/** The three-bar button and the full-screen menu that it opens. */
export function MobileMenu() {
  const { open, setOpen, dialog } = useMobileMenu()
  const { Part, failed } = mobileMenuContent.usePart(open)
  return (
    <div className={styles.Root} data-needs-script="">
      <button
        type="button"
        className={styles.Bars}
        aria-label={openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <span className={styles.Bar} />
      </button>
      <dialog ref={dialog} className={styles.Menu} aria-label={menuLabel} onClose={() => setOpen(false)}>
        <div className={styles.Top}>
          <Logo />
          <button
            type="button"
            className={styles.Bars}
            data-close=""
            aria-label={closeMenu}
            onClick={() => setOpen(false)}
          >
            <span className={styles.Bar} />
          </button>
        </div>
        <div className={styles.Scroll}>
          {Part && <Part />}
          {failed && <MenuFallback />}
        </div>
      </dialog>
    </div>
  )
}
