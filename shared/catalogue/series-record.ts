import type { LengthRange, Sixteenths } from './dimension'
import type { FrameFinishes } from './finishes'
import type { OperatingStyle, WindowSeries } from './filters'
import type { LineSlug, SeriesSlug } from './slugs'

/** The stable id of a picture, `venetian-casement/new-construction/1`. The pipeline that makes pictures keeps to it. */
export type PictureId = string

/** A picture with the words under it. */
export type TitledPicture = { title: string; image: PictureId }

/** A titled paragraph: a benefit, or a row of the specifications. */
export type TitledText = { title: string; description: string }

export type FrameKind = 'retrofit' | 'block' | 'nail_on_3_coat' | 'power_wall_1_coat'
export type Glazing = { panes: 'dual' | 'triple'; thickness: Sixteenths }

/** What the limits measure: the whole product, one panel of a door, or one window of a bay. */
export type SizeLimits = { width: LengthRange; height: LengthRange; of: 'unit' | 'panel' | 'bay_window' }

export type Size = { width: Sixteenths; height: Sixteenths }

/** The figures of a series, without its texts: what tables, calculators and comparisons read. */
export type SeriesFacts = {
  title: string
  seriesNumber: `S-${number}`
  product: LineSlug
  productType: WindowSeries
  type: 'window' | 'door'
  style: OperatingStyle
  material: 'Vinyl' | 'Vinyl/Capstock'
  /** Specialty windows are made to their shape and have no limits of their own. */
  size?: SizeLimits
  glazing: readonly Glazing[]
  frameKinds: readonly FrameKind[]
  frameFinishes: FrameFinishes
  /**
   * The narrowest and the shortest frame, in half-inch steps, whose opening measures 5.7 sq ft by the egress
   * formulas; only series that the egress calculator covers.
   */
  smallestEgress?: { narrowest: Size; shortest: Size }
}

/** How grid bars divide a lite. Columns and rows count lites; `top` leaves the lower sash clear. */
export type GridPattern =
  | { kind: 'colonial'; columns: number; rows: number; sashes: 'each' | 'top' }
  | { kind: 'marginal' | 'perimeter' | 'prairie' | 'palladian' }
  | { kind: 'queen_anne'; sashes: 'each' | 'top' }
  | { kind: 'fan'; rays: number }

/**
 * What the drawing library draws from its data, instead of a picture. `id` is unique within a series and
 * short, for addresses and design codes: `colonial-4-over-4`.
 */
type Drawn = { id: string; title: string }

export type Grid = Drawn & { pattern: GridPattern }

export type Shape =
  'arch' | 'round' | 'half_round' | 'quarter_round' | 'trapezoid' | 'octagon' | 'hexagon' | 'pentagon'

/** One unit of a combination, `width` in inches at a usual size; X opens and O is fixed, seen from outside. */
export type CombinationUnit = { style: OperatingStyle; width: number; operation?: string; shape?: Shape }
export type CombinationRow = { height: number; units: readonly CombinationUnit[] }

/**
 * The panels of a door from left to right, seen from outside. X slides or swings, O is fixed, XL and XR swing
 * on left or right hinges, P is a pocket in the wall, 3L1R folds three panels left and one right.
 */
export type DoorPanels = { operation: string; panels: number; pocket?: 'left' | 'right' | 'both' }

export type Combination = Drawn & ({ rows: readonly CombinationRow[] } | { door: DoorPanels })

export type GlassType = TitledPicture & { key: 'low_e3' | 'low_e4'; description: string }

export type ObscureKey =
  | 'delta_frost'
  | 'glue_chip'
  | 'obscure'
  | 'rain'
  | 'smooth'
  | 'acid_etch'
  | 'bronze'
  | 'reed'
  | 'graylite'
  | 'mirrorpane'

/** `tint` darkens or reflects but keeps the view: not a glass for a bathroom at night. */
export type ObscureType = TitledPicture & { key: ObscureKey; group: 'texture' | 'tint'; description: string }

/** `**` marks what is bold in a bullet point. */
export type Accessory = {
  title: string
  prefix?: string
  bulletPoints: readonly string[]
  suffix?: string
  images: readonly TitledPicture[]
  colors?: readonly { title: string; colorHex: string }[]
}

export type FrameType = TitledText & {
  kind: FrameKind
  reverse?: true
  images: readonly TitledPicture[]
}

/** A cut through the frame: what the picture shows, for those who draw it and those who cannot see it. */
export type CrossSection = TitledPicture & { frame: FrameKind; finish: string }

/** Everything that the page of a series shows (specification: browsing, section 3, "Series record"). */
export type SeriesRecord = SeriesFacts & {
  slug: SeriesSlug
  description: string
  /** One or two sentences for search results, at most 160 characters. */
  summary: string
  image: PictureId
  carouselImages: { newConstruction?: readonly PictureId[]; retrofit?: readonly PictureId[] }
  overview: { justifications: readonly TitledText[]; specifications?: readonly TitledText[] }
  options: {
    frameFinishes: FrameFinishes
    grids?: readonly Grid[]
    combinations: readonly Combination[]
  }
  glass: { types: readonly GlassType[]; obscureTypes: readonly ObscureType[] }
  accessories: { types: readonly Accessory[] }
  frames: { types: readonly FrameType[]; galleryImages?: readonly CrossSection[] }
}
