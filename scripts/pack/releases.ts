import { abortCanary, percentOf, promoteCanary, startCanary } from '@virida/shared/platform/release/canary'
import { gateOf } from '@virida/shared/platform/release/gate/gate'
import { teamSigner } from '@virida/shared/platform/release/ownership/team-keys'
import { preview } from '@virida/shared/platform/release/preview'
import { knownApps, refuseUnknown } from '@virida/shared/platform/release/registry/known-apps'
import { publish, rollBack } from '@virida/shared/platform/release/registry/registry'
import { onSite, repair, type ReleaseSite } from '@virida/shared/platform/release/release-site'
import {
  reportAbort,
  reportCanary,
  reportHistory,
  reportLive,
  reportRollback,
  reportPreview,
  reportReleases,
} from '@virida/shared/platform/release/report'

/*
 * Releases of a packed site. A running site shows a change at the next request. Commands of
 * `node programs/releases/index.mjs`: status, history, publish APP VERSION, preview APP VERSION,
 * canary APP VERSION PERCENT, promote APP, abort APP, rollback APP [VERSION], repair
 */
const [command = 'status', app = '', version = '', percent] = process.argv.slice(2)
const signer = teamSigner()
const gated = ({ dir, options }: ReleaseSite) => ({ ...options, signer, gate: gateOf(dir) })
const changes: Record<string, (site: ReleaseSite) => Promise<void>> = {
  publish: async (site) => reportLive(app, await publish(site.dir, app, version, gated(site))),
  preview: async (site) => reportPreview(await preview(site.dir, app, version, gated(site))),
  canary: async (site) =>
    reportCanary(await startCanary(site.dir, app, version, percentOf(percent, app, version), gated(site))),
  promote: async (site) => reportLive(app, await promoteCanary(site.dir, app, gated(site))),
  abort: async ({ dir, options }) => reportAbort(app, await abortCanary(dir, app, options)),
  rollback: async ({ dir, options }) =>
    reportRollback(dir, app, await rollBack(dir, app, version || undefined, { ...options, signer })),
}
const reports: Record<string, (site: ReleaseSite) => Promise<void> | void> = {
  status: ({ dir }) => knownApps(dir).forEach((name) => reportReleases(dir, name)),
  history: ({ dir }) => reportHistory(dir, Infinity),
  repair,
}
/** Changes that name a release. */
const withVersion = ['publish', 'preview', 'canary']
const change = changes[command]
const report = reports[command]

if (report) await onSite(report)
else if (!change || !app || (withVersion.includes(command) && !version)) {
  console.error(
    `Cannot run this command. Use status, history, repair, publish APP VERSION, preview APP VERSION, canary APP VERSION PERCENT, promote APP, abort APP or rollback APP [VERSION], where APP is one that status lists.`,
  )
  process.exitCode = 2
} else
  await onSite((site) => {
    // The other changes name a release, and refuse one that does not exist.
    if (!withVersion.includes(command)) refuseUnknown(command, [app], knownApps(site.dir))
    return change(site)
  })
