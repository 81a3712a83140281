import type { BrowseType, HeaderType } from '../../content/mega-menu'

export type MegaMenuState = {
  open: boolean
  /** The trigger that opened the menu last. While the menu closes, it keeps its content. */
  header?: HeaderType
  browse: BrowseType
  /** The menu was already open and only its content changed, so its height must not be animated. */
  switched: boolean
}

export type MegaMenuAction =
  { type: 'press'; header: HeaderType } | { type: 'browse'; browse: BrowseType } | { type: 'close' }

export const closedMegaMenu: MegaMenuState = { open: false, browse: 'operating_styles', switched: false }

export function megaMenu(state: MegaMenuState, action: MegaMenuAction): MegaMenuState {
  if (action.type === 'browse') return { ...state, browse: action.browse }
  if (action.type === 'close' || (state.open && state.header === action.header)) {
    return state.open ? { ...state, open: false, switched: false } : state
  }
  return {
    open: true,
    header: action.header,
    browse: action.header === 'for_pros' ? 'for_pros' : 'operating_styles',
    switched: state.open,
  }
}
