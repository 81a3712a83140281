import { egressPath, lineAddress, resourcesPath } from '@virida/shared/site/addresses/pages'
import { projectLink } from './header'
import type { NavItem } from './nav-item'
import { tools } from './tools'

/** Text in the panel of a menu whose files cannot be loaded. */
export const menuFailed = 'The menu could not be loaded. These pages lead on:'

export const menuFallback: readonly NavItem[] = [
  ...tools,
  { label: 'Platinum windows', href: lineAddress('platinum-windows') },
  { label: 'Bellagio windows', href: lineAddress('bellagio-windows') },
  { label: 'Venetian windows', href: lineAddress('venetian-windows') },
  { label: 'Venetian doors', href: lineAddress('venetian-doors') },
  { label: 'Technical Resources', href: resourcesPath },
  { label: 'Egress Calculator', href: egressPath },
  projectLink,
]
