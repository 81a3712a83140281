import type { DescribedWindow } from './describe-window'
import { unitsOf } from './project'
import { listed } from '../../site/listed'

export const plural = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/**
 * The quantities of a project in words, such as `3 windows and 1 door`. Rows without a
 * series and designs that cannot be read are counted apart.
 */
export function countWords(windows: readonly DescribedWindow[]): string {
  const of = (kind: 'window' | 'door' | 'open' | 'unread') =>
    unitsOf({ windows: windows.filter((window) => kindOf(window) === kind) })
  const parts = [
    [of('window'), 'window', 'windows'],
    [of('door'), 'door', 'doors'],
    [of('open'), 'opening without a series', 'openings without a series'],
    [of('unread'), 'unreadable design', 'unreadable designs'],
  ] as const
  const words = parts.filter(([count]) => count > 0).map(([count, one, more]) => plural(count, one, more))
  return listed(words)
}

const kindOf = ({ made, design }: DescribedWindow) => made?.record.type ?? (design === '' ? 'open' : 'unread')
