import path from 'node:path'
import { readSettings, SettingsError } from '@virida/shared/platform/config/settings'
import { FaultLog } from '@virida/shared/platform/log/fault-log'
import { makeLog } from '@virida/shared/platform/log/log'
import { releasesDir } from '@virida/shared/platform/paths'
import { ReleaseError } from '@virida/shared/platform/release/errors'
import { createGateway } from '../app'
import { LiveRegistry } from '../releases/live-registry'
import { ReleaseStore } from '../releases/release-store'
import { RenderProcesses } from '../rendering/render-processes'
import { gatewaySettings } from '../settings'
import { ExportError } from './export-error'
import { exportSite } from './export-site'

/* `npm run export -- FOLDER`: writes the live site as files for a static host. */

try {
  const [folder, ...rest] = process.argv.slice(2)
  if (!folder || rest.length > 0)
    throw new ExportError(
      'folder_missing',
      'Cannot export the site: name one new folder, npm run export -- FOLDER',
    )
  await run(path.resolve(folder))
} catch (error) {
  const isKnown =
    error instanceof ExportError || error instanceof ReleaseError || error instanceof SettingsError
  if (!isKnown) throw error
  console.error(`${error.code}: ${error.message}`)
  process.exitCode = 1
}

async function run(folder: string) {
  const { mailUrl, map, releaseKeys } = readSettings('the export', gatewaySettings, process.env)
  const log = new FaultLog(makeLog('warn'))
  const registry = new LiveRegistry(new ReleaseStore(releasesDir(), releaseKeys), log)
  const processes = new RenderProcesses(log)
  try {
    const app = createGateway({
      ...{ releasesDir: releasesDir(), mailUrl, processes, showsCanaries: false },
      ...(map ? { map } : {}),
      ...(releaseKeys ? { releaseKeys } : {}),
    })
    const { pages, files } = await exportSite({ app, registry }, folder)
    console.log(`exported ${pages} pages and ${files} files to ${folder}`)
  } finally {
    await processes.stop()
  }
}
