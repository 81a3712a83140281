import {
  doorStyles,
  proTools,
  windowSeries,
  windowStyles,
  type StyleEntry,
} from '@virida/shared/products/catalogue/listing/menu'
import {
  aboutAddress,
  contactPath,
  egressPath,
  galleryPath,
  supportAddress,
  warrantyAddress,
} from '@virida/shared/site/addresses/pages'
import { projectLink } from './header'
import { proDealerLink } from './mega-menu'
import type { NavItem } from './nav-item'
import { tools, toolsTitle } from './tools'

type MenuList = {
  /** Heading of the list, in a group with more than one list. */
  title?: string
  links: readonly (NavItem & { style?: StyleEntry['style'] })[]
}
export type MenuGroup = { title: string; lists: readonly MenuList[] }

const styleLinks = (entries: readonly StyleEntry[]) =>
  entries.map(({ name, href, style }) => ({ label: name, href, style }))
/** Without the gallery, which is one of the plain links. */
const pages = proTools.filter(({ href }) => href !== galleryPath)
/** The egress calculator is in two groups: homeowners look for it among the tools, professionals among `pages`. */
const egress = proTools.filter(({ href }) => href === egressPath)
const entryLinks = (entries: typeof proTools) => entries.map(({ title, href }) => ({ label: title, href }))

/** The groups of the menu that open and close. */
export const menuGroups: readonly MenuGroup[] = [
  {
    title: 'Windows',
    lists: [
      { title: 'Operation Styles', links: styleLinks(windowStyles) },
      { title: 'Window Series', links: entryLinks(windowSeries) },
    ],
  },
  { title: 'Doors', lists: [{ links: styleLinks(doorStyles) }] },
  { title: 'For Pros', lists: [{ links: [...entryLinks(pages), proDealerLink] }] },
  { title: toolsTitle, lists: [{ links: [...tools, ...entryLinks(egress)] }] },
]

export const menuLinks: readonly NavItem[] = [
  projectLink,
  { label: 'Gallery', href: galleryPath },
  { label: 'About Us', href: aboutAddress },
  { label: 'Warranty', href: warrantyAddress },
  { label: 'Support', href: supportAddress },
  { label: 'Contact Us', href: contactPath },
]
