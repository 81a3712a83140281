import type { MouseEvent } from 'react'
import { closeMenu, menuLabel, openMenu } from '../../content/mobile-menu-labels'
import { Logo } from '../Logo/Logo'
import { MenuFallback } from '../MenuFallback/MenuFallback'
import { lazyPart } from '../lazy-part'
import styles from './MobileMenu.module.css'
import { useMobileMenu } from './use-mobile-menu'

export const mobileMenuContent = lazyPart(() =>
  import(/* webpackChunkName: "mobile-menu" */ './MobileContent').then(({ MobileContent }) => MobileContent),
)

const menuId = 'mobile-menu'

/**
 * Attributes with which the browser itself opens and closes the menu, so that a tap works before React has hydrated.
 * React knows them only by their lowercase HTML names.
 */
const invoke = (command: 'show-modal' | 'close') => ({ commandfor: menuId, command })

/** The three-bar button and the full-screen menu that it opens. */
export function MobileMenu() {
  const { open, setOpen, dialog } = useMobileMenu()
  const toggle = (next: boolean) => (event: MouseEvent) => {
    // React opens the dialog now; the browser's own command would act on a dialog that is already open.
    event.preventDefault()
    setOpen(next)
  }
  const { Part, failed } = mobileMenuContent.usePart(open)
  return (
    <div className={styles.Root} data-needs-script="">
      <button
        type="button"
        className={styles.Bars}
        aria-label={openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={toggle(true)}
        {...invoke('show-modal')}
      >
        <span className={styles.Bar} />
      </button>
      {/* The dialog may already be open when React hydrates. */}
      <dialog
        ref={dialog}
        id={menuId}
        className={styles.Menu}
        aria-label={menuLabel}
        onClose={() => setOpen(false)}
        suppressHydrationWarning
      >
        <div className={styles.Top}>
          <Logo />
          <button
            type="button"
            className={styles.Bars}
            data-close=""
            aria-label={closeMenu}
            onClick={toggle(false)}
            {...invoke('close')}
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
