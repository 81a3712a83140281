import type { DescribedWindow } from '@virida/shared/products/project/describe-window'
import { unitsOf } from '@virida/shared/products/project/project'
import { scheduleContent as content } from '../content'

/**
 * Returns a text such as `5 units in 3 rows: 4 windows and 1 door`. A design that cannot be read counts as a unit,
 * but neither as a window nor as a door.
 */
export function totalsOf(windows: readonly DescribedWindow[]): string {
  const of = (type: 'window' | 'door') =>
    unitsOf({ name: '', windows: windows.filter(({ made }) => made?.record.type === type) })
  const kinds = content.kinds(of('window'), of('door'))
  const all = content.units(unitsOf({ name: '', windows }), windows.length)
  return kinds ? `${all}: ${kinds}` : all
}
