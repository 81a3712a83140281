import type { PictureSource } from '@virida/shared/platform/contract'
import frame from '../../pictures/frame.json'
import menu from '../../pictures/menu.json'

/** Pictures by the id of the menu entry. */
const pictures: Record<string, PictureSource> = {
  'menu/platinum': menu.menuPlatinum,
  'menu/bellagio': menu.menuBellagio,
  'menu/venetian': menu.menuVenetian,
  'menu/windows': frame.bedroomWindows,
  'menu/doors': menu.menuDoor,
  'menu/technical-resources': menu.menuSection,
  'menu/egress-calculator': frame.bedroomWindows,
  'menu/gallery': frame.terraceDusk,
}

/** The picture of a menu entry; every id of the menu has one. */
export const menuPicture = (id: string) => pictures[id]
