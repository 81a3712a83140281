import { apps, isAppName, releasesDir } from '@virida/shared/platform/paths'
import { publish, rollBack } from '@virida/shared/platform/release/registry'
import { reportLive, reportRefusal, reportReleases } from '@virida/shared/platform/release/report'

/*
 * Releases of a packed site, `node programs/releases/index.mjs [status | publish APP VERSION | rollback APP]`.
 * A running site shows the change at the next request.
 */
const [command = 'status', app = '', version = ''] = process.argv.slice(2)
const dir = releasesDir()
const commands: Record<string, () => Promise<unknown>> = {
  publish: () => publish(dir, app, version),
  rollback: () => rollBack(dir, app),
}
const change = commands[command]

if (command === 'status') for (const name of apps) reportReleases(dir, name)
else if (!change || !isAppName(app) || (command === 'publish' && !version)) {
  console.error(
    `Cannot run this command. Use status, publish APP VERSION or rollback APP, where APP is one of ${apps.join(', ')}.`,
  )
  process.exitCode = 2
} else {
  await reportRefusal(async () => {
    await change()
    reportLive(dir, app)
  })
}
