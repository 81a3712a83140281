import type { DescribedWindow } from '@virida/shared/project/describe-window'
import { unitsOf } from '@virida/shared/project/project'
import { scheduleContent as content } from './content'

/** `5 units in 3 rows: 4 windows and 1 door`. What cannot be read counts as a unit and as neither. */
export function totalsOf(windows: readonly DescribedWindow[]): string {
  const of = (type: 'window' | 'door') =>
    unitsOf({ name: '', windows: windows.filter(({ made }) => made?.record.type === type) })
  const kinds = content.kinds(of('window'), of('door'))
  const all = content.units(unitsOf({ name: '', windows }), windows.length)
  return kinds ? `${all}: ${kinds}` : all
}
