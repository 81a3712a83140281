import { mostCompared } from './compare-query'

export const trayContent = {
  label: 'Chosen to compare',
  toggle: 'Compare',
  full: 'You can compare four series at a time. Remove one to choose another.',
  chosen: (count: number) => `${count} of ${mostCompared} chosen`,
  compare: (count: number) => `Compare ${count} of ${mostCompared}`,
  remove: 'Remove',
  clear: 'Clear',
}
