import { brand } from '@virida/shared/site/brand'
import type { OperatingStyle } from '@virida/shared/products/catalogue/vocabulary/styles'
import { windowLineNames } from '@virida/shared/products/catalogue/vocabulary/window-lines'
import { aboutAddress, lineAddress, seriesAddress } from '@virida/shared/site/addresses/pages'
import { homePictures } from '../../content/home-pictures'
import { priceTierLabel, priceTiers } from '@virida/shared/products/catalogue/vocabulary/price-tiers'

export const homeHead = {
  title: `${brand.fullName}: vinyl windows and patio doors made in California`,
  description:
    'Three lines of vinyl windows and five patio doors, made to your size in Southern California by a family-owned manufacturer. See styles, finishes and dealers.',
}

export const hero = {
  title: 'The Power of Green',
  text: 'Vinyl windows and patio doors, made in Southern California for its light, its heat and its long evenings.',
  /** `about` follows the label in the accessible name of the link, and says where the link leads. */
  action: { label: 'Learn More', about: ` about ${brand.name}`, href: aboutAddress },
}

/** On wide screens the picture is larger than the page, so that its plain wall is wide enough for the text. */
export const heroPicture = {
  picture: homePictures.homeHero,
  narrow: homePictures.homeHeroPortrait,
  sizes: '112vw',
}

export const stats = {
  title: 'Our company in numbers',
  text: 'A family-owned manufacturer that builds every frame to the sixteenth of an inch you ordered.',
  items: [
    { value: `${brand.yearsOfExperience}+`, label: 'years of experience' },
    { value: 'Made U.S.', label: 'cut, welded and glazed in California' },
    { value: 'Doorstep', label: 'Deliveries in Southern California' },
  ],
}

type LineCard = {
  title: string
  href: string
  tier: string
  text: string
  picture: keyof typeof homePictures
  styles: string
  glass: string
  finishes: string
}

export const windows = {
  title: 'Windows in three lines',
  intro:
    'From the builder’s favorite to the line with the most ways to open. Each is made to your size, in the styles a house needs.',
  tierLabel: priceTierLabel,
  facts: { styles: 'Styles', glass: 'Glass', finishes: 'Finishes' },
  lines: [
    {
      title: windowLineNames.platinum,
      href: lineAddress('platinum-windows'),
      tier: priceTiers['platinum-windows'],
      text: 'Slim vinyl frames and honest value for a whole house of windows.',
      picture: 'platinumHouse',
      styles: 'Five, including bay',
      glass: 'Dual pane, 3/4 in',
      finishes: 'White and almond',
    },
    {
      title: windowLineNames.bellagio,
      href: lineAddress('bellagio-windows'),
      tier: priceTiers['bellagio-windows'],
      text: 'The same five styles, with capstock colors for the street side.',
      picture: 'bellagioHouse',
      styles: 'Five, including bay',
      glass: 'Dual pane, 3/4 in',
      finishes: 'Up to seven',
    },
    {
      title: windowLineNames.venetian,
      href: lineAddress('venetian-windows'),
      tier: priceTiers['venetian-windows'],
      text: 'Casements, awnings and double hungs, with a third pane where it counts.',
      picture: 'venetianHouse',
      styles: 'Six, including casement',
      glass: 'Dual or triple pane',
      finishes: 'Up to seven',
    },
  ] satisfies LineCard[],
}

type DoorRow = { title: string; href: string; style: OperatingStyle; note: string }

export const doors = {
  title: 'Doors that move the wall aside',
  text: 'Slide, swing, stack or fold: five Venetian patio doors, up to ten feet tall, in seven frame finishes.',
  rows: [
    {
      title: 'Sliding Glass',
      href: seriesAddress('sliding-glass-door'),
      style: 'sliding_glass',
      note: '2 to 4 panels',
    },
    {
      title: 'French Sliding',
      href: seriesAddress('french-sliding-door'),
      style: 'french_sliding',
      note: 'Wide rails',
    },
    {
      title: 'French Swing',
      href: seriesAddress('french-swing-door'),
      style: 'french_swing',
      note: 'Single or double',
    },
    {
      title: 'Multi-Slide',
      href: seriesAddress('multi-slide-door'),
      style: 'multi_slide',
      note: '3 to 6 panels',
    },
    { title: 'Bi-Fold Glass', href: seriesAddress('bi-fold-door'), style: 'bi_fold', note: '2 to 7 panels' },
  ] satisfies DoorRow[],
  action: { label: 'Explore Doors', href: lineAddress('venetian-doors') },
}

export const why = {
  title: `Why ${brand.name}`,
  reasons: [
    {
      title: 'Craftsmanship',
      text: 'Corners are fused into one piece and cleaned by hand. A frame that is out of square does not leave the line.',
    },
    {
      title: 'Engineering',
      text: 'Chambered vinyl frames, sealed dual-pane glass and a choice of low-E coatings, designed to work together.',
    },
    {
      title: 'Prices',
      text: 'Three lines at three price levels. Spend on the windows you look through every day, and save on the rest.',
    },
    {
      title: 'Service',
      text: 'A dealer near you, replacement parts from the people who made your window, and a real person on the phone.',
    },
  ],
  action: { label: 'How we work', href: aboutAddress },
}

export type CertificationMark = 'aama' | 'astm' | 'energy_star' | 'fgia' | 'nfrc' | 'title_24'

export const certifications: {
  title: string
  text: string
  items: readonly { mark: CertificationMark; name: string; text: string }[]
} = {
  title: 'Certified and rated',
  text: 'What the labels on our windows and doors mean.',
  items: [
    { mark: 'aama', name: 'AAMA', text: 'Standards for air, water and structural strength' },
    { mark: 'astm', name: 'ASTM', text: 'Test methods for materials and whole windows' },
    {
      mark: 'energy_star',
      name: 'Energy Star',
      text: 'Select glass packages qualify in some zones; look for the label',
    },
    { mark: 'fgia', name: 'FGIA', text: 'The glazing industry’s association, formerly AAMA' },
    { mark: 'nfrc', name: 'NFRC', text: 'Rated to NFRC procedures; each unit carries its own label' },
    { mark: 'title_24', name: 'Title 24', text: 'Options available for California energy-code projects' },
  ],
}
