/** The face of the drawing library. Sections, combinations, PDF and DXF are modules of their own. */
export type { Annotation } from './annotations/annotation'
export { dimensions, largeDimensions } from './annotations/dimensions'
export { openingShade, requiredOpenings, type Ghost } from './annotations/openings'
export { operationMarks } from './annotations/operation-marks'
export { sectionMarks } from './annotations/section-marks'
export { clearOpening } from './clear-opening'
export { describe } from './describe'
export { draw } from './draw'
export { DrawingError, type DrawingErrorCode } from './error'
export type { GlassKind } from './glass'
export {
  resolve,
  type BarWidth,
  type DrawingInput,
  type GridPattern,
  type Product,
  type SpecialtyShape,
  type View,
} from './input'
export { doorWidth } from './operation'
export { profileOf, type ProductType, type Profile } from './profiles'
export type { Scene, Shape } from './scene'
export {
  doorStyles,
  isDoorStyle,
  windowStyles,
  type DoorStyle,
  type OperatingStyle,
  type WindowStyle,
} from './styles'
