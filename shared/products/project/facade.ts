import { perInch, type Sixteenths } from '../catalogue/dimension'

/** The roof above a wall. Shed roofs are named after their high side. */
export type Roof =
  | { form: 'flat' }
  /** The wall goes up to the ridge in the middle. `pitch` is the rise in inches for 12 inches across. */
  | { form: 'gable'; pitch: number }
  /** `rise` is the height of the roof above the wall: `eave` is a gable roof and `hip` a hip roof, seen from the side. */
  | { form: 'eave' | 'hip' | 'shed_left' | 'shed_right'; rise: Sixteenths }

export type RoofForm = Roof['form']

export const roofForms: readonly RoofForm[] = ['flat', 'gable', 'eave', 'hip', 'shed_left', 'shed_right']

/** One side of the house, seen from outside. */
export type Facade = {
  /** Names the façade in the places of rows, whatever its own name. */
  id: number
  name: string
  width: Sixteenths
  /** From the ground line to the top of the wall; to the lower side under a shed roof. */
  height: Sixteenths
  roof: Roof
  /** Heights of upper floors above the ground line, from the lowest to the highest. */
  floors?: readonly Sixteenths[]
}

/** Where one window or door of a row is on a façade: from the left corner, and from the ground line to its bottom. */
export type Place = { facade: number; x: Sixteenths; sill: Sixteenths }

/** The limits of façades. Lengths are in inches. */
export const facadeLimits = {
  facades: 8,
  name: 40,
  id: 9999,
  width: { min: 24, max: 1440 },
  height: { min: 24, max: 720 },
  rise: { min: 0, max: 480 },
  pitch: { min: 0, max: 24 },
  floors: 4,
  /** Places of one row. */
  places: 100,
  /** Windows and doors on one façade. */
  openings: 100,
} as const

type Values<Type> = { readonly [Key in keyof Type]?: unknown }

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most

const isLength = (value: unknown, { min, max }: { min: number; max: number }): value is Sixteenths =>
  isWhole(value, min * perInch, max * perInch)

const isFacadeId = (value: unknown): value is number => isWhole(value, 1, facadeLimits.id)

function roofIn(value: unknown): Roof | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { form, pitch, rise } = value as { form?: unknown; pitch?: unknown; rise?: unknown }
  const known = roofForms.find((one) => one === form)
  if (known === undefined || known === 'flat') return known && { form: known }
  if (known === 'gable')
    return isWhole(pitch, facadeLimits.pitch.min, facadeLimits.pitch.max) ? { form: known, pitch } : undefined
  return isLength(rise, facadeLimits.rise) ? { form: known, rise } : undefined
}

/** The upper floors, or undefined if they are not heights in their order. */
function floorsIn(value: unknown): readonly Sixteenths[] | undefined {
  if (!Array.isArray(value) || value.length > facadeLimits.floors) return undefined
  const floors = value as readonly unknown[]
  const isFloor = (floor: unknown, at: number): floor is Sixteenths =>
    isLength(floor, { min: 1, max: facadeLimits.height.max }) &&
    (at === 0 || (floors[at - 1] as number) < floor)
  return floors.every(isFloor) ? floors : undefined
}

/** Validates an untrusted value as a façade. Returns undefined if it is not one. */
export function facadeIn(value: unknown): Facade | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, name, width, height, roof: ownRoof, floors: ownFloors = [] } = value as Values<Facade>
  const [roof, floors] = [roofIn(ownRoof), floorsIn(ownFloors)]
  if (!isFacadeId(id) || typeof name !== 'string' || name.length > facadeLimits.name) return undefined
  if (!isLength(width, facadeLimits.width) || !isLength(height, facadeLimits.height)) return undefined
  if (!roof || !floors) return undefined
  return { id, name, width, height, roof, ...(floors.length > 0 && { floors }) }
}

/** Validates an untrusted value as the places of a row. Returns undefined if one of them is not a place. */
export function placesIn(value: unknown): readonly Place[] | undefined {
  if (!Array.isArray(value) || value.length > facadeLimits.places) return undefined
  const places = (value as unknown[]).flatMap((place) => placeIn(place) ?? [])
  return places.length === value.length ? places : undefined
}

function placeIn(value: unknown): Place | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { facade, x, sill } = value as Values<Place>
  if (!isFacadeId(facade) || !isLength(x, { min: 0, max: facadeLimits.width.max })) return undefined
  if (!isLength(sill, { min: 0, max: facadeLimits.height.max + facadeLimits.rise.max })) return undefined
  return { facade, x, sill }
}

/**
 * An id that no façade and no place has, so that places of a façade that is gone do not appear on a new one. Undefined
 * when all ids are taken.
 */
export function nextFacadeId(
  facades: readonly Facade[],
  rows: readonly { places?: readonly Place[] }[],
): number | undefined {
  const taken = [
    ...facades.map(({ id }) => id),
    ...rows.flatMap(({ places = [] }) => places.map(({ facade }) => facade)),
  ]
  const next = taken.reduce((most, id) => Math.max(most, id), 0) + 1
  if (next <= facadeLimits.id) return next
  const known = new Set(taken)
  for (let id = 1; id <= facadeLimits.id; id += 1) if (!known.has(id)) return id
  return undefined
}
