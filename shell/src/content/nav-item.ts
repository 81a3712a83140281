/** A link of the frame: its words and the page it leads to. */
export type NavItem = { label: string; href: string }
