import type { SeriesFacts } from './facts'
import type { FrameFinishes } from './vocabulary/finishes'
import type { SeriesSlug } from './slugs'
import type { FrameKind } from './vocabulary/frames'
import type { Coating, ObscureGlass } from './vocabulary/glass'
import type { GridPattern } from './vocabulary/grids'
import type { SpecialtyShape } from './vocabulary/shapes'
import type { OperatingStyle } from './vocabulary/styles'

/** The id of a picture, for example `venetian-casement/new-construction/1`. Picture files are named after it. */
export type PictureId = string

/** A picture with its caption. */
export type TitledPicture = { title: string; image: PictureId }

/** A titled paragraph: a benefit, or a row of the specifications. */
export type TitledText = { title: string; description: string }

/**
 * An option that is drawn from data instead of shown in a picture. `id` is unique within a series and short, because
 * addresses and design codes contain it: `colonial-4-over-4`.
 */
type Drawn = { id: string; title: string }

export type Grid = Drawn & { pattern: GridPattern }

/**
 * One unit of a combination. `width` is a usual size in inches. In `operation`, X opens and O is fixed, seen from
 * outside.
 */
export type CombinationUnit = {
  style: OperatingStyle
  width: number
  operation?: string
  shape?: SpecialtyShape
}

/** Units side by side with the same height, in inches. */
export type CombinationRow = { height: number; units: readonly CombinationUnit[] }

/**
 * The panels of a door from left to right, seen from outside: X slides or swings, O is fixed, XL and XR swing on left
 * or right hinges, P is a pocket in the wall, 3L1R folds three panels to the left and one to the right.
 */
export type DoorPanels = { operation: string; panels: number; pocket?: 'left' | 'right' | 'both' }

export type Combination = Drawn & ({ rows: readonly CombinationRow[] } | { door: DoorPanels })

export type GlassType = TitledPicture & { key: Coating; description: string }

/** A `tint` darkens or reflects, but people can see in at night. A `texture` obscures. */
export type ObscureType = TitledPicture & {
  key: ObscureGlass
  group: 'texture' | 'tint'
  description: string
}

/** Bullet points mark bold text with `**`. */
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

/** A cross section through a frame, with the frame and finish that the picture shows. */
export type CrossSection = TitledPicture & { frame: FrameKind; finish: string }

/** Everything that the page of a series shows. */
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
