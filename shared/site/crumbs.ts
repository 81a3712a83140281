import { homeAddress } from './addresses/pages'
import type { Crumb } from './ui/Breadcrumbs/Breadcrumbs'

const home: Crumb = { label: 'Home', href: homeAddress }

/** Breadcrumbs from the home page. The last one is the page itself. */
export const homeCrumbs = (...rest: readonly Crumb[]): Crumb[] => [home, ...rest]
