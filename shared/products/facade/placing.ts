import { inches, type Sixteenths } from '../catalogue/dimension'
import { facadeLimits, type Facade } from '../project/facade'
import type { OpeningBox } from './placed-openings'
import { wallTopAt } from './wall'

/** Why an opening cannot be where it is. */
export type PlaceProblem = 'outside' | 'overlap'

/** Usual height of the heads of windows and doors above their floor: 6 ft 8 in. */
export const usualHead = inches(80)

/** Space that is left between an opening and the next one or the corner, when its place is found. */
const usualGap = inches(12)

const isInside = (facade: Facade, { x, sill, width, height }: OpeningBox) => {
  const [right, head] = [x + width, sill + height]
  // The top of a wall is nowhere below the line between two of its points, so its height at both edges is enough.
  const top = Math.min(wallTopAt(facade, x), wallTopAt(facade, right))
  return x >= 0 && sill >= 0 && right <= facade.width && head <= top
}

const overlap = (a: OpeningBox, b: OpeningBox) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.sill < b.sill + b.height && b.sill < a.sill + a.height

/** What is wrong with the place of an opening among the others of its façade. Undefined if nothing is. */
export function placeProblem(
  facade: Facade,
  box: OpeningBox,
  others: readonly OpeningBox[],
): PlaceProblem | undefined {
  if (!isInside(facade, box)) return 'outside'
  return others.some((other) => overlap(box, other)) ? 'overlap' : undefined
}

type Kind = { width: Sixteenths; height: Sixteenths; isDoor: boolean; measuredSill?: Sixteenths | undefined }

/** Heights of all floors of a façade above the ground line. */
export const floorsOf = ({ floors = [] }: Facade): readonly Sixteenths[] => [0 as Sixteenths, ...floors]

/** The usual sill of an opening above its floor: 0 for a door, else the measured sill, else the usual head. */
export const usualSill = ({ height, isDoor, measuredSill }: Kind): Sixteenths =>
  isDoor ? (0 as Sixteenths) : (measuredSill ?? (Math.max(0, usualHead - height) as Sixteenths))

/**
 * The first free place of an opening with its usual sill: from the left, on the lowest floor that has one. Undefined if
 * there is none.
 */
export function freePlace(
  facade: Facade,
  kind: Kind,
  others: readonly OpeningBox[],
): { x: Sixteenths; sill: Sixteenths } | undefined {
  if (others.length >= facadeLimits.openings) return undefined
  const starts = [...others.map(({ x, width }) => x + width), 0].sort((a, b) => a - b)
  for (const floor of floorsOf(facade)) {
    const sill = (floor + usualSill(kind)) as Sixteenths
    for (const gap of [usualGap, 0]) {
      for (const start of starts) {
        const x = (start + gap) as Sixteenths
        const { width, height } = kind
        if (!placeProblem(facade, { x, sill, width, height }, others)) return { x, sill }
      }
    }
  }
  return undefined
}
