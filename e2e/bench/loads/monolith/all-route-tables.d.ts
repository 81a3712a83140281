/** Type of the module that webpack.config.mjs writes to `.cache`: the route table of each section, by section name. */
declare module 'all-route-tables' {
  import type { SiteRoute } from '@virida/shared/platform/contract'
  export const routeTables: Record<string, SiteRoute[]>
}
