import { mostCompared } from './compare-query'

export const trayContent = {
  label: 'Chosen to compare',
  toggle: 'Compare',
  full: 'Four series fit side by side. Remove one to choose another.',
  chosen: (count: number) => `${count} of ${mostCompared} chosen`,
  compare: (count: number) => `Compare ${count} of ${mostCompared}`,
  remove: 'Remove',
  clear: 'Clear',
}
