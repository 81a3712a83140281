import { supportAddress } from '@virida/shared/site/addresses/pages'
import { homeCrumbs } from '@virida/shared/site/crumbs'
import type { Crumb } from '@virida/shared/site/ui/Breadcrumbs'

/** Breadcrumbs of a page of the support area. */
export const supportCrumbs = (...rest: readonly Crumb[]): Crumb[] =>
  homeCrumbs({ label: 'Support', href: supportAddress }, ...rest)
