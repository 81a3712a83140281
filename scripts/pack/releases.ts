import { apps, isAppName } from '@virida/shared/platform/paths'
import { gateOf } from '@virida/shared/platform/release/gate/gate'
import { publish, rollBack } from '@virida/shared/platform/release/registry'
import type { Registry } from '@virida/shared/platform/release/registry-schema'
import { onSite, repair, type ReleaseSite } from '@virida/shared/platform/release/release-site'
import { reportHistory, reportLive, reportReleases } from '@virida/shared/platform/release/report'

/*
 * Releases of a packed site. A running site shows a change at the next request. Commands of
 * `node programs/releases/index.mjs`: status, history, publish APP VERSION, rollback APP [VERSION], repair
 */
const [command = 'status', app = '', version = ''] = process.argv.slice(2)
const changes: Record<string, (site: ReleaseSite) => Promise<Registry>> = {
  publish: ({ dir, options }) => publish(dir, app, version, { ...options, gate: gateOf(dir) }),
  rollback: ({ dir, options }) => rollBack(dir, app, version || undefined, options),
}
const reports: Record<string, (site: ReleaseSite) => Promise<void> | void> = {
  status: ({ dir }) => apps.forEach((name) => reportReleases(dir, name)),
  history: ({ dir }) => reportHistory(dir, Infinity),
  repair,
}
const change = changes[command]
const report = reports[command]

if (report) await onSite(report)
else if (!change || !isAppName(app) || (command === 'publish' && !version)) {
  console.error(
    `Cannot run this command. Use status, history, repair, publish APP VERSION or rollback APP [VERSION], where APP is one of ${apps.join(', ')}.`,
  )
  process.exitCode = 2
} else await onSite(async (site) => reportLive(app, await change(site)))
