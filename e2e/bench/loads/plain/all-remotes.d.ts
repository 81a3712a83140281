/** Type of the module that plain-configs.ts writes to `.cache`: what the host knows of each remote, by section name. */
declare module 'all-remotes' {
  import type { SiteRoute } from '@virida/shared/platform/contract'
  export const remotes: Record<string, { paths: string[]; load: () => Promise<{ default: SiteRoute[] }> }>
}
