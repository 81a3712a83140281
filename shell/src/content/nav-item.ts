/** A link in the site frame. */
export type NavItem = { label: string; href: string }
