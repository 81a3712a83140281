import type { Crumb } from '@virida/shared/ui/Breadcrumbs'

const home: Crumb = { label: 'Home', href: '/' }

/** The way to a page from the home page. */
export const homeCrumbs = (...rest: Crumb[]): Crumb[] => [home, ...rest]
