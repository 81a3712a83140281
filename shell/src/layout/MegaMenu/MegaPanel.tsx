import type { Dispatch } from 'react'
import { MenuFallback } from '../MenuFallback/MenuFallback'
import { lazyPart } from '../lazy-part'
import type { HeaderType, MegaMenuAction, MegaMenuState } from './mega-menu-state'
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

/** The ground of one trigger's panel: it opens at once, its content may still be on its way. */
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
