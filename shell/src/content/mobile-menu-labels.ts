/** Apart from the menu's content, which comes when the menu is used. */
export const menuLabel = 'Menu'
export const openMenu = 'Open menu'
export const closeMenu = 'Close menu'
