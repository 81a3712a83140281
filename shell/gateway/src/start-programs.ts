import { releasesDir } from '@virida/shared/platform/paths'
import { SettingsError, readSettings } from '@virida/shared/platform/config/settings'
import { configurationError, ignoreBrokenOutput } from '@virida/shared/platform/process/program'
import { ReleaseError } from '@virida/shared/platform/release/errors'
import { lastGoodRegistry, readRegistry } from '@virida/shared/platform/release/registry/registry-folder'
import { gatewaySettings } from './settings'
import { runSite, type Program, type ProgramName } from '@virida/shared/platform/process/run-site'

type Start = {
  programs: Partial<Record<ProgramName, Program>>
  cwd: string
  /** Runs between the check of the gateway's settings and the start of the programs. Not with a shared store. */
  prepare?: () => Promise<void>
}

/**
 * Starts the programs under their supervisor. A wrong setting of the gateway or a missing release of the shell is
 * reported, and the process ends.
 */
export async function startPrograms({ programs, cwd, prepare }: Start): Promise<void> {
  ignoreBrokenOutput()
  try {
    const settings = readSettings('the gateway', gatewaySettings, process.env)
    const { port, lameDuck, hasSharedStore, certificateFiles } = settings
    const origin = `${certificateFiles ? 'https' : 'http'}://localhost:${port}`
    // With a shared store nothing is prepared or checked here: the gateway takes what is live from there.
    if (!hasSharedStore) await prepareReleases(releasesDir(), programs, prepare)
    runSite({ programs, cwd, origin, lameDuck })
  } catch (error) {
    if (!(error instanceof SettingsError || error instanceof ReleaseError)) throw error
    console.error(error.message)
    process.exitCode = error instanceof SettingsError ? configurationError : 1
  }
}

/** The site starts also when the newest registry is damaged: the gateway shows pages with the last good copy then. */
async function prepareReleases(dir: string, programs: Start['programs'], prepare: Start['prepare']) {
  const problem = lastGoodRegistry(dir)?.problem
  if (problem) console.error(`${problem.message} Until then, the site runs with the last good copy.`)
  else await prepare?.()
  // Without any that can be read, `readRegistry` says why.
  const registry = lastGoodRegistry(dir)?.registry ?? readRegistry(dir)
  if (programs.gateway && !registry.apps.shell)
    throw new ReleaseError(
      'release_missing',
      `Cannot start the site: the shell has no release in ${dir}. Publish one; see also the messages above.`,
    )
}
