import type { Dispatch } from 'react'
import type { HeaderType } from '../../content/mega-menu'
import { MenuFallback } from '../MenuFallback/MenuFallback'
import { lazyPart } from '../lazy-part'
import type { MegaMenuAction, MegaMenuState } from './mega-menu-state'
import styles from './MegaMenu.module.css'

export const megaMenuContent = lazyPart(() =>
  import(/* webpackChunkName: "mega-menu" */ './MegaContent').then(({ MegaContent }) => MegaContent),
)

type MegaPanelProps = {
  id: string
  header: HeaderType
  state: MegaMenuState
  dispatch: Dispatch<MegaMenuAction>
}

/** The panel of one trigger. It opens at once, even while its content is still loading. */
export function MegaPanel({ id, header, state, dispatch }: MegaPanelProps) {
  const isCurrent = state.header === header
  const open = isCurrent && state.open
  const { Part, failed } = megaMenuContent.usePart(open)
  return (
    <div id={id} className={styles.Panel} data-open={open || undefined} inert={!open}>
      <div className={styles.Sash}>
        {isCurrent && Part && (
          <Part
            header={header}
            browse={state.browse}
            onBrowse={(browse) => dispatch({ type: 'browse', browse })}
          />
        )}
        {failed && <MenuFallback />}
      </div>
    </div>
  )
}
