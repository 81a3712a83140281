import { releasesDir, root } from '@virida/shared/platform/paths'
import { makeReleases } from './make-releases'
import { sitePrograms } from './site-programs'
import { startPrograms } from '../shell/gateway/src/start-programs'

/*
 * Builds and publishes the apps that have nothing live, then runs the gateway and the mail service until a stop
 * signal. With `--release`, the sources of this checkout first replace what is live.
 */

await startPrograms({
  programs: sitePrograms,
  cwd: root,
  prepare: () => makeReleases(releasesDir(), { replaceLive: process.argv.includes('--release') }),
})
