import { fork } from 'node:child_process'
import path from 'node:path'
import { apps, root, type AppName } from '@virida/shared/build/paths'
import type { BuiltRelease } from '@virida/shared/release/build-release'
import { ReleaseError } from '@virida/shared/release/errors'
import { publish, publishAll, readRegistry } from '@virida/shared/release/registry'
import { standingRelease } from '@virida/shared/release/standing-release'

/** Two builds at a time: webpack fills a core. */
const atOnce = 2

/**
 * Builds every app whose sources have no release yet, and makes live what is not: the release of the sources as
 * they are. A release that was taken back stays taken back, so a roll back outlasts a restart.
 * One that cannot be built or published keeps its live release, and is named: one team's trouble does not stop
 * the site of the others.
 */
export async function makeReleases(dir: string): Promise<void> {
  const wanted = new Map<AppName, string>()
  const queue: AppName[] = []
  for (const app of apps) {
    const standing = standingRelease(app, dir)
    const live = readRegistry(dir).apps[app]
    if (!standing) queue.push(app)
    else if (standing !== live?.active && standing !== live?.takenBack) wanted.set(app, standing)
  }
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let app = queue.shift(); app; app = queue.shift()) {
        const version = await build(app, dir)
        if (version) wanted.set(app, version)
      }
    }),
  )
  await makeLive(dir, wanted)
  for (const app of apps) {
    if (!readRegistry(dir).apps[app])
      console.error(`${app} has no release: its pages are not part of the site`)
  }
}

/** All in one step; when that is refused, each for itself, so that the others are not kept back. */
async function makeLive(dir: string, wanted: Map<AppName, string>) {
  try {
    await publishAll(dir, Object.fromEntries(wanted))
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    for (const [app, version] of wanted) {
      await publish(dir, app, version).catch((refusal: Error) =>
        console.error(`${app} ${version} is not made live: ${refusal.message}`),
      )
    }
  }
}

/** Builds one app in a process of its own. @returns The version, or nothing when it could not be built. */
function build(app: string, dir: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(root, 'shared', 'release', 'cli.ts'), ['build'], {
      cwd: path.join(root, app),
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, RELEASES_DIR: dir },
    })
    let version: string | undefined
    child.on('message', (release) => (version = (release as BuiltRelease).version))
    child.on('error', reject)
    child.on('exit', () => {
      const live = readRegistry(dir).apps[app]?.active
      if (!version)
        console.error(`${app} could not be built${live ? `; its release ${live} stays live` : ''}`)
      resolve(version)
    })
  })
}
