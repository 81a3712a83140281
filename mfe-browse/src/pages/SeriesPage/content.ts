import type { SizeLimits } from '@virida/shared/products/catalogue/facts'
import { contactPath, dealersPath } from '@virida/shared/site/addresses/pages'
import type { Tab } from './tab-query'

const of: Record<SizeLimits['of'], string> = {
  unit: '',
  panel: 'panels ',
  bay_window: 'windows ',
}

export const seriesContent = {
  twoFinishes: 'in white and almond',
  sevenFinishes: 'in seven finishes',
  sizes: (width: string, height: string, part: SizeLimits['of']) =>
    `${of[part]}${width} wide and ${height} tall`,
  shapes: 'made to the shape of your opening',
  number: 'Series #',
  material: 'Material',
  size: 'Size',
  finishes: 'Finishes',
  finishCount: (count: number) => `${count}, see Options`,
  pictures: (title: string) => `Pictures of the ${title}`,
  construction: 'Installation type',
  sets: { newConstruction: 'New Construction', retrofit: 'Retrofit' },
  tabsLabel: (title: string) => `More about the ${title}`,
  tabs: {
    overview: 'Overview',
    options: 'Options',
    glass: 'Glass',
    accessories: 'Accessories',
    frame: 'Frame',
  } satisfies Record<Tab, string>,
  actions: {
    dealer: { label: 'Find a Dealer', href: dealersPath },
    egress: 'Check egress',
    documents: 'Technical drawings',
  },
}

export const overviewContent = {
  why: (title: string) => `Why ${title}?`,
  specifications: 'Specifications',
  varied: 'Available in a wide variety of shapes and sizes.',
  contact: { label: 'Contact us', href: contactPath },
  learnMore: 'to learn more.',
}

export const optionsContent = {
  finishes: 'Frame Finishes',
  standard: 'Standard colors',
  standardText: 'The color goes through the vinyl, inside and out.',
  creative: 'Want more creative options?',
  capstock: 'Capstock exterior',
  capstockText: 'A colored layer on the outside; the inside stays white or almond.',
  allOver: 'All-over capstock',
  grids: 'Grids',
  gridsText: 'Bars between the panes: 5/8 inch flat grids and 1 inch sculptured grids.',
  specialtyGrids: 'A wide range of patterns is available. Not all are displayed here.',
  usualGrids: 'Many patterns are available, and custom designs may be possible.',
  combinations: 'Combinations',
  combinationsText: 'Many customizable combinations are available. Not all are displayed here.',
  contact: { label: 'Contact us', href: contactPath },
  ask: 'about your project.',
}

export const glassContent = {
  types: 'Glass Types',
  split: 'Both look the same from inside. The NFRC label shows the difference.',
  obscure: 'Obscure Glass',
  obscureText:
    'Patterns and tints for privacy and glare. Ask your dealer for a sample: glass looks different in person.',
  choose: 'Choose a glass',
  groups: { texture: 'Texture', tint: 'Tint or reflection: keeps the view' },
}

export const accessoriesContent = { title: 'Accessories', colors: 'Colors' }

export const frameContent = {
  types: 'Frame Types',
  section: (title: string) => `${title} frame, cut horizontally through the jambs`,
  drawn: 'Section drawn to scale',
  sections: 'Cross sections',
  gallery: (line: string) => `${line} Series – Double Pane Cross Section`,
}
