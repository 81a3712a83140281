import type { Crumb } from '@virida/shared/ui/Breadcrumbs'

const home: Crumb = { label: 'Home', href: '/' }
const support: Crumb = { label: 'Support', href: '/support' }

/** The way to a page of the support area. */
export const supportCrumbs = (...rest: Crumb[]): Crumb[] => [home, support, ...rest]
export const homeCrumbs = (...rest: Crumb[]): Crumb[] => [home, ...rest]
