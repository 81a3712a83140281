import { NavLink } from '@virida/shared/router'
import { galleryLink, mainNavLabel, menuTriggers } from '../../content/header'
import { MegaPanel } from './MegaPanel'
import styles from './MegaMenu.module.css'
import { useMegaMenu } from './use-mega-menu'

/**
 * The navigation of the main bar, after W3C's disclosure pattern: buttons that open panels. Each panel follows its
 * button in the document, so that Tab moves from the button into the panel.
 */
export function MegaMenu() {
  const { state, dispatch, nav } = useMegaMenu()
  return (
    <nav
      ref={nav}
      className={styles.Nav}
      aria-label={mainNavLabel}
      data-switched={state.switched || undefined}
    >
      <ul role="list" className={styles.Items}>
        {menuTriggers.map(({ header, label }) => (
          <li key={header} data-needs-script="">
            <button
              type="button"
              className={styles.Trigger}
              aria-expanded={state.open && state.header === header}
              aria-controls={`menu-${header}`}
              onClick={() => dispatch({ type: 'press', header })}
            >
              {label}
            </button>
            <MegaPanel id={`menu-${header}`} header={header} state={state} dispatch={dispatch} />
          </li>
        ))}
        <li>
          <NavLink to={galleryLink.href} className={styles.Plain ?? ''} viewTransition>
            {galleryLink.label}
          </NavLink>
        </li>
      </ul>
    </nav>
  )
}
