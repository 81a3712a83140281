/** A module of its own, because the menu's content is loaded only when the menu opens. */
export const menuLabel = 'Menu'
export const openMenu = 'Open menu'
export const closeMenu = 'Close menu'
