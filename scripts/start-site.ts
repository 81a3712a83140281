import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { releasesDir, root } from '@virida/shared/build/paths'
import { SettingsError, readSettings } from '@virida/shared/config/settings'
import { ReleaseError } from '@virida/shared/release/errors'
import { readRegistry } from '@virida/shared/release/registry'
import { gatewaySettings } from '../shell/gateway/settings'
import { makeReleases } from './make-releases'

/* Builds what has changed, makes it live, then runs the mail service and the gateway until told to stop. */

let programs: ChildProcess[] = []
let isStopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0))

try {
  const { port } = readSettings('The gateway', gatewaySettings, process.env)
  await makeReleases(releasesDir())
  if (!readRegistry(releasesDir()).apps.shell) {
    throw new ReleaseError(
      'release_missing',
      'There is no release of the shell, so there is no site to serve',
    )
  }
  if (!isStopping) {
    const listening = await Promise.all(['mail-service/src/index.ts', 'shell/gateway/index.ts'].map(run))
    if (listening.every(Boolean) && !isStopping) console.log(`ready http://localhost:${port}`)
  }
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof ReleaseError)) throw error
  console.error(error.message)
  stop(1)
}

/** Starts a program. @returns Whether it came to listen; it says so itself, whatever its address. */
function run(file: string): Promise<boolean> {
  const child = fork(path.join(root, file), [], { cwd: root, execArgv: ['--import', 'tsx'] })
  programs = [...programs, child]
  return new Promise((resolve) => {
    child.once('message', () => resolve(true))
    child.on('exit', (code) => {
      if (!isStopping) console.error(`${file} ended with ${code ?? 'a signal'}`)
      stop(code ?? 1)
      resolve(false)
    })
  })
}

/** One without the other is not the site: when one ends, so does the other. */
function stop(code: number) {
  if (!isStopping) process.exitCode = code
  isStopping = true
  for (const program of programs) if (program.exitCode === null && !program.killed) program.kill('SIGTERM')
}
