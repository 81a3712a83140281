import type { Sixteenths } from '@virida/shared/products/catalogue/dimension'
import { facadeLimits } from '@virida/shared/products/project/facade'
import { lengthIn } from './read-length-in'

/** A longer text is refused before it is read. */
export const longestFloors = 80

/** Heights of upper floors in a typed list. Undefined if they are not heights in their order. */
export function floorsIn(text: string): readonly Sixteenths[] | undefined {
  if (text.length > longestFloors) return undefined
  const floors: Sixteenths[] = []
  for (const part of text.split(/[,;]/)) {
    if (part.trim() === '') continue
    const floor = lengthIn(part, { min: 1, max: facadeLimits.height.max })
    if (floor === undefined || floor <= (floors.at(-1) ?? 0)) return undefined
    floors.push(floor)
  }
  return floors.length <= facadeLimits.floors ? floors : undefined
}
