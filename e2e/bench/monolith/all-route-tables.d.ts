/** Written by webpack.config.mjs: the route table of each section by its name. */
declare module 'all-route-tables' {
  import type { SiteRoute } from '@virida/shared/platform/contract'
  export const routeTables: Record<string, SiteRoute[]>
}
