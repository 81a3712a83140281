import { apps, isAppName } from '@virida/shared/platform/paths'
import { gateOf } from '@virida/shared/platform/release/gate/gate'
import { preview } from '@virida/shared/platform/release/preview'
import { publish, rollBack } from '@virida/shared/platform/release/registry/registry'
import { onSite, repair, type ReleaseSite } from '@virida/shared/platform/release/release-site'
import {
  reportHistory,
  reportLive,
  reportPreview,
  reportReleases,
} from '@virida/shared/platform/release/report'

/*
 * Releases of a packed site. A running site shows a change at the next request. Commands of
 * `node programs/releases/index.mjs`: status, history, publish APP VERSION, preview APP VERSION,
 * rollback APP [VERSION], repair
 */
const [command = 'status', app = '', version = ''] = process.argv.slice(2)
const gated = ({ dir, options }: ReleaseSite) => ({ ...options, gate: gateOf(dir) })
const changes: Record<string, (site: ReleaseSite) => Promise<void>> = {
  publish: async (site) => reportLive(app, await publish(site.dir, app, version, gated(site))),
  preview: async (site) => reportPreview(await preview(site.dir, app, version, gated(site))),
  rollback: async ({ dir, options }) =>
    reportLive(app, await rollBack(dir, app, version || undefined, options)),
}
const reports: Record<string, (site: ReleaseSite) => Promise<void> | void> = {
  status: ({ dir }) => apps.forEach((name) => reportReleases(dir, name)),
  history: ({ dir }) => reportHistory(dir, Infinity),
  repair,
}
const change = changes[command]
const report = reports[command]

if (report) await onSite(report)
else if (!change || !isAppName(app) || (command !== 'rollback' && !version)) {
  console.error(
    `Cannot run this command. Use status, history, repair, publish APP VERSION, preview APP VERSION or rollback APP [VERSION], where APP is one of ${apps.join(', ')}.`,
  )
  process.exitCode = 2
} else await onSite(change)
