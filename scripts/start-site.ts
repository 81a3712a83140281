import path from 'node:path'
import { releasesDir, root } from '@virida/shared/platform/paths'
import { makeReleases } from './make-releases'
import { startPrograms } from './start-programs'

/*
 * Builds and publishes the apps that have nothing live, then runs the gateway and the mail service until a stop
 * signal. With `--release`, the sources of this checkout first replace what is live.
 */

const program = (file: string) => ({ file: path.join(root, file), execArgv: ['--import', 'tsx'] })

await startPrograms({
  programs: {
    gateway: program('shell/gateway/src/index.ts'),
    'mail-service': program('mail-service/src/index.ts'),
  },
  cwd: root,
  prepare: () => makeReleases(releasesDir(), { replaceLive: process.argv.includes('--release') }),
})
