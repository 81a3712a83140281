import type { Registry } from '@virida/shared/platform/release/registry/registry-schema'

/** Label of releases that are neither live nor in a canary, so that reports cannot make any number of labels. */
export const otherReleases = 'other'

/** The name under which a release is counted: `mfe-tools@1.0.0`, or `other`. */
export function releaseLabel({ apps, canaries }: Registry, app: string, version: string): string {
  const live = Object.hasOwn(apps, app) ? apps[app] : undefined
  const isKnown =
    live?.active === version ||
    live?.previous === version ||
    canaries.some((canary) => canary.app === app && canary.version === version)
  return isKnown ? `${app}@${version}` : otherReleases
}
