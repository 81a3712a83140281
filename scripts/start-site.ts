import path from 'node:path'
import { releasesDir, root } from '@virida/shared/platform/paths'
import { SettingsError, readSettings } from '@virida/shared/platform/config/settings'
import { configurationError, ignoreBrokenOutput } from '@virida/shared/platform/process/program'
import { ReleaseError } from '@virida/shared/platform/release/errors'
import { readRegistry } from '@virida/shared/platform/release/registry'
import { gatewaySettings } from '../shell/gateway/src/settings'
import { makeReleases } from './make-releases'
import { runSite } from './run-site'

/* Builds and publishes what has changed, then runs the mail service and the gateway until a stop signal. */

ignoreBrokenOutput()
try {
  const { port, lameDuck } = readSettings('the gateway', gatewaySettings, process.env)
  await makeReleases(releasesDir())
  if (!readRegistry(releasesDir()).apps.shell) {
    throw new ReleaseError(
      'release_missing',
      'Cannot start the site: the shell has no release. See the messages of its build above.',
    )
  }
  const program = (file: string) => ({ file: path.join(root, file), execArgv: ['--import', 'tsx'] })
  runSite({
    gateway: program('shell/gateway/src/index.ts'),
    mail: program('mail-service/src/index.ts'),
    cwd: root,
    port,
    lameDuck,
  })
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof ReleaseError)) throw error
  console.error(error.message)
  process.exitCode = error instanceof SettingsError ? configurationError : 1
}
