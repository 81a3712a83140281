import { formatNumber, perInch, type Sixteenths } from '../catalogue/dimension'

const perFoot = 12 * perInch

/** Feet and inches as builders write them: `4'2 1/2"`, `3'0"`. */
export const formatFeet = (length: Sixteenths): string =>
  `${Math.floor(length / perFoot)}'${formatNumber((length % perFoot) as Sixteenths)}"`

/** `3'0" × 5'0"` */
export const formatFeetSize = (width: Sixteenths, height: Sixteenths): string =>
  `${formatFeet(width)} × ${formatFeet(height)}`
