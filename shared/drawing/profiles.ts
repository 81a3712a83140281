import type { OperatingStyle } from './styles'

export type ProductType = 'platinum' | 'bellagio' | 'venetian'

/** Widths of the parts as they are seen from the front, in inches. */
export type Profile = {
  /** From the frame's outer edge to the opening. */
  frame: number
  /** Stile and rail of a sash or door panel, glazing bead included. */
  sash: number
  /** Where two panels meet or lap. */
  rail: number
  /** Glazing bead of a lite that is glazed straight into the frame; doors glaze fixed panels as sashes. */
  bead: number
  /** What of an open panel stays in the way of the opening. */
  stop: number
  /** Bottom rail where it is taller than the others. */
  foot?: number
}

/**
 * Half of what the egress formulas take from the frame's width and height is the frame on each side, and
 * what they take from the moving direction besides is the stop (specification, visitor actions 9).
 */
const platinum = { frame: 1.5, sash: 1.25, rail: 1.375, bead: 0.6, stop: 2.875 }
const bellagio = { frame: 1.5625, sash: 1.375, rail: 1.5, bead: 0.65, stop: 2.875 }
const venetian = { frame: 2.8125, sash: 1.5, rail: 1.625, bead: 0.7, stop: 2.875 }

const windows: Record<ProductType, Profile> = { platinum, bellagio, venetian }

const byStyle: Partial<Record<OperatingStyle, Partial<Record<ProductType, Profile>>>> = {
  double_hung: { venetian: { ...venetian, frame: 2.4375 } },
  // The stop of a casement is its open sash, standing in front of the hinge side.
  casement: { venetian: { ...venetian, frame: 2.125, sash: 1.875, stop: 2.25 } },
  awning: { venetian: { ...venetian, frame: 2.125, sash: 1.875, stop: 2.25 } },
  picture: { venetian: { ...venetian, frame: 2.125, bead: 0.75 } },
  round_top_specialty_shapes: { venetian: { ...venetian, frame: 2.125 } },
}

const doors: Partial<Record<OperatingStyle, Profile>> = {
  sliding_glass: { frame: 2, sash: 2.75, rail: 2.75, bead: 2.75, stop: 3.5, foot: 3.75 },
  french_sliding: { frame: 2, sash: 4.75, rail: 4.75, bead: 4.75, stop: 5.5, foot: 8 },
  french_swing: { frame: 1.75, sash: 4.75, rail: 4.75, bead: 4.75, stop: 2.25, foot: 8 },
  multi_slide: { frame: 2, sash: 3, rail: 3, bead: 3, stop: 3, foot: 4 },
  bi_fold: { frame: 2.25, sash: 3.25, rail: 3.25, bead: 3.25, stop: 3, foot: 4.25 },
}

/** The profile of a style in a product line; doors have one whatever the line. */
export const profileOf = (style: OperatingStyle, productType: ProductType): Profile =>
  doors[style] ?? byStyle[style]?.[productType] ?? windows[productType]
