import { catalogPath, comparePath, findBySizePath } from '@virida/shared/site/addresses/pages'
import type { NavItem } from './nav-item'

export const toolsTitle = 'Tools'

/** The tools that help to choose a product, in the menus and the footer. */
export const tools: readonly NavItem[] = [
  { label: 'Catalog', href: catalogPath },
  { label: 'Find by Size', href: findBySizePath },
  { label: 'Compare', href: comparePath },
]
