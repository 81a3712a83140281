import { apps, isAppName, releasesDir } from '@virida/shared/platform/paths'
import { gateOf } from '@virida/shared/platform/release/gate/gate'
import { publish, rollBack } from '@virida/shared/platform/release/registry'
import type { Registry } from '@virida/shared/platform/release/registry-schema'
import { repairRegistry } from '@virida/shared/platform/release/repair-registry'
import {
  reportHistory,
  reportLive,
  reportRefusal,
  reportReleases,
} from '@virida/shared/platform/release/report'
import { storeOfProcess } from '@virida/shared/platform/release/stores/open-store'
import { repairShared, sharedStore } from '@virida/shared/platform/release/stores/shared-store'

/*
 * Releases of a packed site. A running site shows a change at the next request. Commands of
 * `node programs/releases/index.mjs`: status, history, publish APP VERSION, rollback APP [VERSION], repair
 */
const [command = 'status', app = '', version = ''] = process.argv.slice(2)
const dir = releasesDir()
const site = storeOfProcess(dir)
const options = site ? { store: sharedStore(site) } : {}
const changes: Record<string, () => Promise<Registry>> = {
  publish: () => publish(dir, app, version, { ...options, gate: gateOf(dir) }),
  rollback: () => rollBack(dir, app, version || undefined, options),
}
const reports: Record<string, () => Promise<void> | void> = {
  status: () => apps.forEach((name) => reportReleases(dir, name)),
  history: () => reportHistory(dir, Infinity),
  repair: async () => {
    const { registry, notes } = await (site ? repairShared(site, apps) : repairRegistry(dir, apps))
    for (const note of notes) console.log(note)
    for (const name of apps) reportLive(name, registry)
  },
}
const change = changes[command]
const report = reports[command]

if (report) await reportRefusal(report)
else if (!change || !isAppName(app) || (command === 'publish' && !version)) {
  console.error(
    `Cannot run this command. Use status, history, repair, publish APP VERSION or rollback APP [VERSION], where APP is one of ${apps.join(', ')}.`,
  )
  process.exitCode = 2
} else await reportRefusal(async () => reportLive(app, await change()))
await site?.revisions.close()
