import { formatMiles } from '../search/distance'
import { madeOnce } from '@virida/shared/site/made-once'

export const map = {
  title: 'Map of dealers',
  label: 'Map. Move it with the arrow keys, zoom with plus and minus.',
  skip: 'Skip the map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  loading: 'Loading the map ...',
  dealer: (name: string, miles: number | undefined) =>
    miles === undefined ? name : `${name}, ${formatMiles(miles)}`,
  cluster: (count: number) => `${count} dealers: zoom in`,
  youAreHere: 'You are here',
  zipIsHere: (zip: string) => `You are here: ${zip}`,
  website: 'Website',
  newTab: '(opens in a new tab)',
  close: 'Close',
  sheet: { open: 'Show the map', close: 'Close the map' },
  failed: {
    title: 'The map could not be loaded',
    text: 'The list of dealers works without it.',
    again: 'Try again',
  },
  auth: {
    title: 'Error: AuthFailure',
    text: 'There is a problem with the map key. The list of dealers works without the map.',
  },
}

/** Shortens a number to fit into a cluster's marker: 1300 becomes `1.3K`. */
const compact = madeOnce(
  () => new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 }),
)
export const compactCount = (count: number) => compact().format(count)
