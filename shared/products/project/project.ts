import { longestLength, perInch, type Sixteenths } from '../catalogue/dimension'
import type { Size } from '../catalogue/facts'
import { placesIn, type Facade, type Place } from './facade'
import { fewLines } from './few-lines'

/** An opening of an imported schedule whose series is not chosen yet. */
export type AskedOpening = {
  /** What the schedule says about the opening. */
  text: string
  width?: Sixteenths
  height?: Sixteenths
}

/** One row of a project: a design, its place in the house and its quantity. */
export type ProjectWindow = {
  /** A design code; see `designCode`. Empty while no series is chosen; then the row has `asked`. */
  design: string
  room: string
  quantity: number
  notes: string
  /** The tag on the plans: `W1`. */
  mark?: string
  asked?: AskedOpening
  /** The opening that the frame goes into: the rough opening, or the inside of the old frame for a retrofit. */
  opening?: Size
  /** The room is slept in. Only such rows are checked for egress. */
  sleeping?: true
  /** A grade-floor opening, which may be smaller. Other rows are checked as openings of upper floors. */
  grade?: true
  /** From the floor to the bottom of the clear opening. Without it the height is not judged. */
  sill?: Sixteenths
  /** Where windows or doors of this row are on the façades, at most as many as the quantity. The others are not placed. */
  places?: readonly Place[]
}

/** A visitor's list of designs, in the order of the schedule, and the façades of the house if there are any. */
export type Project = {
  name: string
  windows: readonly ProjectWindow[]
  facades?: readonly Facade[]
}

/** The limits of a project. Text lengths are in characters, as the `maxlength` attribute counts them. */
export const projectLimits = {
  windows: 2000,
  name: 80,
  room: 60,
  notes: 300,
  quantity: 999,
  design: 120,
  mark: 30,
  asked: 300,
  /** Inches. */
  sill: 240,
  /** Inches, for each side. */
  opening: 480,
} as const

/** The total quantity of all windows and doors. */
export const unitsOf = ({ windows }: Pick<Project, 'windows'>): number =>
  windows.reduce((sum, { quantity }) => sum + quantity, 0)

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most

/** Whether a value is a quantity that a project may have. */
export const isQuantity = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= projectLimits.quantity

const isSixteenths = (value: unknown, most: number): value is Sixteenths =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most * perInch

type Values<Type> = { readonly [Key in keyof Type]?: unknown }

function askedIn(value: unknown): AskedOpening | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { text, width, height } = value as Values<AskedOpening>
  if (!isText(text, projectLimits.asked) || text === '') return undefined
  if (width !== undefined && !isSixteenths(width, longestLength)) return undefined
  if (height !== undefined && !isSixteenths(height, longestLength)) return undefined
  return { text, ...(width !== undefined && { width }), ...(height !== undefined && { height }) }
}

function openingIn(value: unknown): Size | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { width, height } = value as Values<Size>
  const isSide = (side: unknown) => isSixteenths(side, projectLimits.opening) && side > 0
  return isSide(width) && isSide(height) ? ({ width, height } as Size) : undefined
}

/** The optional parts of a row. Undefined if one of them is not valid. */
function extrasIn(value: Values<ProjectWindow>) {
  const { mark = '', asked, opening, sleeping = false, grade = false, sill, places: ownPlaces = [] } = value
  const places = placesIn(ownPlaces)
  const known = asked === undefined ? undefined : askedIn(asked)
  if (!isText(mark, projectLimits.mark) || (asked !== undefined && !known)) return undefined
  const knownOpening = opening === undefined ? undefined : openingIn(opening)
  if (opening !== undefined && !knownOpening) return undefined
  if (typeof sleeping !== 'boolean' || typeof grade !== 'boolean') return undefined
  if (sill !== undefined && !isSixteenths(sill, projectLimits.sill)) return undefined
  if (!places) return undefined
  return {
    ...(mark && { mark }),
    ...(known && { asked: known }),
    ...(knownOpening && { opening: knownOpening }),
    ...(sleeping && { sleeping }),
    ...(grade && { grade }),
    ...(sill !== undefined && { sill }),
    ...(places.length > 0 && { places }),
  }
}

/**
 * Validates an untrusted value as a row of a project. Returns undefined if it is not one. Does not check the design
 * code.
 */
export function windowIn(value: unknown): ProjectWindow | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { design, room, quantity, notes } = value as Values<ProjectWindow>
  const extras = extrasIn(value)
  if (!extras || !isText(design, projectLimits.design) || (design === '' && !extras.asked)) return undefined
  if (!isText(room, projectLimits.room) || !isText(notes, projectLimits.notes)) return undefined
  return isQuantity(quantity) ? { design, room, quantity, notes: fewLines(notes), ...extras } : undefined
}

/** Validates an untrusted value as the name of a project. Returns an empty name if it is not one. */
export const nameIn = (value: unknown): string => (isText(value, projectLimits.name) ? value : '')
