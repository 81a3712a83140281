import { fork } from 'node:child_process'
import path from 'node:path'
import { apps, root } from '@virida/shared/platform/paths'
import type { BuiltRelease } from '@virida/shared/platform/release/build-release'
import { ReleaseError } from '@virida/shared/platform/release/errors'
import { publish, publishAll, readRegistry } from '@virida/shared/platform/release/registry'
import { builtRelease } from '@virida/shared/platform/release/built-releases'

/** Number of parallel builds; each one uses a whole core. */
const concurrency = 2

/**
 * Builds every app whose current sources have no release yet, and publishes the releases of the current sources. A
 * release that was rolled back is not published again, so a rollback survives a restart.
 * An app that cannot be built or published keeps its live release, and a message names it: a failure of one team
 * must not stop the others.
 */
export async function makeReleases(dir: string): Promise<void> {
  const wanted = new Map<string, string>()
  const queue: string[] = []
  for (const app of apps) {
    const built = builtRelease(app, dir)
    const live = readRegistry(dir).apps[app]
    if (!built) queue.push(app)
    else if (built !== live?.active && built !== live?.takenBack) wanted.set(app, built)
  }
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let app = queue.shift(); app; app = queue.shift()) {
        const version = await build(app, dir)
        if (version) wanted.set(app, version)
      }
    }),
  )
  await publishReleases(dir, wanted)
  for (const app of apps) {
    if (!readRegistry(dir).apps[app])
      console.error(`${app} has no release: its pages are missing from the site`)
  }
}

/** Publishes all releases in one step. If that is refused, publishes each by itself, so that only the bad one is left out. */
async function publishReleases(dir: string, wanted: Map<string, string>) {
  try {
    await publishAll(dir, Object.fromEntries(wanted))
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    for (const [app, version] of wanted) {
      await publish(dir, app, version).catch((refusal: Error) =>
        console.error(`${app} ${version} is not published: ${refusal.message}`),
      )
    }
  }
}

/** Builds one app in a child process. @returns The version, or undefined when the build failed. */
function build(app: string, dir: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(root, 'shared/platform/release/cli.ts'), ['build'], {
      cwd: path.join(root, app),
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, RELEASES_DIR: dir },
    })
    let version: string | undefined
    child.on('message', (release) => (version = (release as BuiltRelease).version))
    child.on('error', reject)
    child.on('exit', () => {
      const live = readRegistry(dir).apps[app]?.active
      if (!version) console.error(`${app} could not be built${live ? `; release ${live} stays live` : ''}`)
      resolve(version)
    })
  })
}
