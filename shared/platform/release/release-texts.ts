import { previewAddress } from '../paths'
import type { AbortedCanary } from './canary'
import type { Canary, Preview, Registry } from './registry/registry-schema'

/* Sentences that a publisher gets from commands on this machine and from running sites. */

/** Which release of an app is live now. */
export const liveText = (app: string, { apps }: Registry): string =>
  `${app} ${apps[app]?.active ?? 'none'} is live; previous release: ${apps[app]?.previous ?? 'none'}`

/** Which share of the browsers gets a release that is not live. */
export const canaryText = ({ app, version, percent, since, by }: Canary): string =>
  `${app} ${version} is a canary for ${percent} % of the browsers since ${since}, started by ${by}`

/** Which canary has ended, and what visitors get now. */
export const abortText = (app: string, { ended, registry }: AbortedCanary): string => {
  const live = `${app} ${registry.apps[app]?.active ?? 'none'}`
  return ended
    ? `The canary ${app} ${ended.version}, which ${ended.percent} % of the browsers got, has ended; all visitors get ${live} now`
    : `There is no canary of ${app} any more; all visitors get ${live}`
}

/** Where a release can be seen that is not live. */
export const previewText = ({ id, app, version, until }: Preview): string =>
  `${app} ${version} can be seen until ${until}: ${previewAddress(id)} on the site`
