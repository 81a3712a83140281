/** What the mega-menu shows (specification: browsing, section 4). */
export type HeaderType = 'windows' | 'doors' | 'for_pros'
export type BrowseType = 'operating_styles' | 'series' | 'for_pros'

export type MegaMenuState = {
  open: boolean
  /** The trigger that opened it last: while it closes, it still shows what it showed. */
  header?: HeaderType
  browse: BrowseType
  /** It was open already and only changed what it shows, so its height must not move. */
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
