import type { Sixteenths } from '../catalogue/dimension'
import type { Size } from '../catalogue/facts'
import type { DescribedWindow } from '../project/describe-window'
import { facadeLimits, type Facade } from '../project/facade'

/** The outline of a window or door on a façade. `x` is from the left corner, `sill` from the ground line. */
export type OpeningBox = { x: Sixteenths; sill: Sixteenths; width: Sixteenths; height: Sixteenths }

/** A window or door on a façade. `row` is the index of its row, `copy` the index among the places of the row. */
export type PlacedOpening = OpeningBox & { row: number; copy: number }

type Row = Pick<DescribedWindow, 'made' | 'asked'>

/** The frame size of a row: of its design, or as an imported schedule says. Undefined if it is not known. */
export function frameSizeOf({ made, asked }: Row): Size | undefined {
  const { width, height } = made?.design ?? asked ?? {}
  return width && height ? { width, height } : undefined
}

/** The places of a row that count: a quantity that was lowered leaves the others out, until it is raised again. */
const countedPlaces = ({ places = [], quantity }: Pick<DescribedWindow, 'places' | 'quantity'>) =>
  places.slice(0, quantity)

/** The windows and doors on a façade, in the order of the schedule. */
export function openingsOn({ id }: Pick<Facade, 'id'>, rows: readonly DescribedWindow[]): PlacedOpening[] {
  const found: PlacedOpening[] = []
  for (const [at, row] of rows.entries()) {
    const size = row.places && frameSizeOf(row)
    if (!size) continue
    countedPlaces(row).forEach(({ facade, x, sill }, copy) => {
      if (facade === id && found.length < facadeLimits.openings)
        found.push({ row: at, copy, x, sill, width: size.width, height: size.height })
    })
  }
  return found
}

/** How many windows or doors of a row are on none of the façades. */
export function unplacedOf(row: DescribedWindow, facades: readonly Pick<Facade, 'id'>[]): number {
  const ids = new Set(facades.map(({ id }) => id))
  return row.quantity - countedPlaces(row).filter(({ facade }) => ids.has(facade)).length
}
