import {
  doorStyles,
  proTools,
  windowSeries,
  windowStyles,
  type StyleEntry,
} from '@virida/shared/catalogue/menu'
import type { NavItem } from './nav-item'

export type MenuList = {
  /** Heading of the list, where a group has more than one. */
  title?: string
  links: readonly (NavItem & { style?: StyleEntry['style'] })[]
}
export type MenuGroup = { title: string; lists: readonly MenuList[] }

const styleLinks = (entries: readonly StyleEntry[]) =>
  entries.map(({ name, href, style }) => ({ label: name, href, style }))
/** The gallery is one of the plain links already. */
const tools = proTools.filter(({ href }) => href !== '/gallery')
const entryLinks = (entries: typeof proTools) => entries.map(({ title, href }) => ({ label: title, href }))

/** The collapsible groups (specification: browsing, "Mobile header and menu"). */
export const menuGroups: readonly MenuGroup[] = [
  {
    title: 'Windows',
    lists: [
      { title: 'Operation Styles', links: styleLinks(windowStyles) },
      { title: 'Window Series', links: entryLinks(windowSeries) },
    ],
  },
  { title: 'Doors', lists: [{ links: styleLinks(doorStyles) }] },
  { title: 'For Pros', lists: [{ links: entryLinks(tools) }] },
]

export const menuLinks: readonly NavItem[] = [
  { label: 'Gallery', href: '/gallery' },
  { label: 'About Us', href: '/about-us' },
  { label: 'Warranty', href: '/warranty' },
  { label: 'Support', href: '/support' },
  { label: 'Contact Us', href: '/contact-us' },
]
