import type { DoorType, OperatingStyle, WindowType } from './filters'
import { linePath } from './slugs'

/**
 * An operating style in the menu. `style` chooses the still and the moving icon, which are one drawing.
 * (specification: browsing, section 3, "Menu entries")
 */
export type StyleEntry = { name: string; style: OperatingStyle; href: string }

/** A series or a tool in the menu; `image` is the id of a picture. */
export type MenuEntry = { title: string; text: string; image: string; href: string; priceTier?: PriceTier }

export type PriceTier = '$' | '$$' | '$$$'

const windowStyle = (name: string, style: WindowType): StyleEntry => ({
  name,
  style,
  href: `/catalog?window_type=${style}`,
})
const doorStyle = (name: string, style: DoorType): StyleEntry => ({
  name,
  style,
  href: `/catalog?door_type=${style}`,
})

export const windowStyles: readonly StyleEntry[] = [
  windowStyle('Single Hung', 'single_hung'),
  windowStyle('Casement', 'casement'),
  windowStyle('Double Hung', 'double_hung'),
  windowStyle('Awning', 'awning'),
  windowStyle('Horizontal Slider', 'horizontal_slider'),
  windowStyle('Bay', 'bay'),
  windowStyle('Picture', 'picture'),
  windowStyle('Specialty', 'round_top_specialty_shapes'),
]

export const doorStyles: readonly StyleEntry[] = [
  doorStyle('Sliding Glass', 'sliding_glass'),
  doorStyle('Bi-Fold Glass', 'bi_fold'),
  doorStyle('French Sliding', 'french_sliding'),
  doorStyle('French Swing', 'french_swing'),
  doorStyle('Multi-Slider', 'multi_slide'),
]

export const windowSeries: readonly MenuEntry[] = [
  {
    title: 'Platinum',
    text: 'Slim vinyl frames in white and almond.',
    image: 'menu/platinum',
    href: linePath('platinum-windows'),
    priceTier: '$',
  },
  {
    title: 'Bellagio',
    text: 'Vinyl or capstock frames, seven finishes.',
    image: 'menu/bellagio',
    href: linePath('bellagio-windows'),
    priceTier: '$$',
  },
  {
    title: 'Venetian',
    text: 'Six operating styles, dual or triple glass.',
    image: 'menu/venetian',
    href: linePath('venetian-windows'),
    priceTier: '$$$',
  },
]

/** Where a pro starts who wants products, not papers. */
export const proShortcuts: readonly MenuEntry[] = [
  {
    title: 'Windows',
    text: 'Platinum, Bellagio and Venetian.',
    image: 'menu/windows',
    href: linePath('platinum-windows'),
  },
  {
    title: 'Doors',
    text: 'Sliding, French, multi-slide and bi-fold.',
    image: 'menu/doors',
    href: linePath('venetian-doors'),
  },
]

export const proTools: readonly MenuEntry[] = [
  {
    title: 'Technical Resources',
    text: 'Drawings and size charts, ready to download.',
    image: 'menu/technical-resources',
    href: '/technical-resources',
  },
  {
    title: 'Egress Calculator',
    text: 'Check a bedroom window before you order it.',
    image: 'menu/egress-calculator',
    href: '/egress-calculator',
  },
  {
    title: 'Need Inspiration? Browse our Gallery',
    text: 'Five projects in pictures.',
    image: 'menu/gallery',
    href: '/gallery',
  },
]
