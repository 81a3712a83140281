/** The labels are a module of their own, because the menu's content is loaded later. */
export const menuLabel = 'Menu'
export const openMenu = 'Open menu'
export const closeMenu = 'Close menu'
