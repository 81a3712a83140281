import { catalogAddress } from '../../../site/addresses/catalog'
import { egressPath, galleryPath, lineAddress, resourcesPath } from '../../../site/addresses/pages'
import {
  doorStyles as allDoorStyles,
  styleLabels,
  windowStyles as allWindowStyles,
  type OperatingStyle,
} from '../vocabulary/styles'
import { windowLineNames } from '../vocabulary/window-lines'
import { priceTiers, type PriceTier } from '../vocabulary/price-tiers'

/** An operating style in the menu, with the address of the catalog filtered by it. */
export type StyleEntry = { name: string; style: OperatingStyle; href: string }

/** Any entry of the menu other than a style. `image` is the id of a picture. */
export type MenuEntry = { title: string; text: string; image: string; href: string; priceTier?: PriceTier }

export const windowStyles: readonly StyleEntry[] = allWindowStyles.map((style) => ({
  name: styleLabels[style],
  style,
  href: catalogAddress({ window_type: style }),
}))

export const doorStyles: readonly StyleEntry[] = allDoorStyles.map((style) => ({
  name: styleLabels[style],
  style,
  href: catalogAddress({ door_type: style }),
}))

export const windowSeries: readonly MenuEntry[] = [
  {
    title: windowLineNames.platinum,
    text: 'Slim vinyl frames in white and almond.',
    image: 'menu/platinum',
    href: lineAddress('platinum-windows'),
    priceTier: priceTiers['platinum-windows'],
  },
  {
    title: windowLineNames.bellagio,
    text: 'Vinyl or capstock frames, seven finishes.',
    image: 'menu/bellagio',
    href: lineAddress('bellagio-windows'),
    priceTier: priceTiers['bellagio-windows'],
  },
  {
    title: windowLineNames.venetian,
    text: 'Six operating styles, dual or triple glass.',
    image: 'menu/venetian',
    href: lineAddress('venetian-windows'),
    priceTier: priceTiers['venetian-windows'],
  },
]

/** Links to products in the menu for professionals. */
export const proShortcuts: readonly MenuEntry[] = [
  {
    title: 'Windows',
    text: 'Platinum, Bellagio and Venetian.',
    image: 'menu/windows',
    href: lineAddress('platinum-windows'),
  },
  {
    title: 'Doors',
    text: 'Sliding, French, multi-slide and bi-fold.',
    image: 'menu/doors',
    href: lineAddress('venetian-doors'),
  },
]

export const proTools: readonly MenuEntry[] = [
  {
    title: 'Technical Resources',
    text: 'Drawings and size charts, ready to download.',
    image: 'menu/technical-resources',
    href: resourcesPath,
  },
  {
    title: 'Egress Calculator',
    text: 'Check a bedroom window before you order it.',
    image: 'menu/egress-calculator',
    href: egressPath,
  },
  {
    title: 'Need Inspiration? Browse our Gallery',
    text: 'Projects in pictures, line by line.',
    image: 'menu/gallery',
    href: galleryPath,
  },
]
