import type { DescribedWindow } from './describe-window'
import { unitsOf } from './project'

export const plural = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/** The quantities of a project in words, such as `3 windows and 1 door`. Designs that cannot be read are counted apart. */
export function countWords(windows: readonly DescribedWindow[]): string {
  const of = (type?: 'window' | 'door') =>
    unitsOf({ windows: windows.filter(({ made }) => made?.record.type === type) })
  const parts = [
    [of('window'), 'window', 'windows'],
    [of('door'), 'door', 'doors'],
    [of(), 'unreadable design', 'unreadable designs'],
  ] as const
  const words = parts.filter(([count]) => count > 0).map(([count, one, more]) => plural(count, one, more))
  return new Intl.ListFormat('en-US').format(words)
}
