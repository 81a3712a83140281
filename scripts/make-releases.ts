import { fork } from 'node:child_process'
import path from 'node:path'
import { apps, folderOf, root } from '@virida/shared/platform/paths'
import { ReleaseCommands } from '@virida/shared/platform/release-commands'
import type { BuiltRelease } from '@virida/shared/platform/release/build/build-release'
import { builtRelease } from '@virida/shared/platform/release/build/built-releases'
import { ReleaseError } from '@virida/shared/platform/release/errors'
import { readableManifest } from '@virida/shared/platform/release/read-release'
import { gateOf } from '@virida/shared/platform/release/gate/gate'
import { teamSigner } from '@virida/shared/platform/release/ownership/team-keys'
import { publish, publishAll } from '@virida/shared/platform/release/registry/registry'
import { initRegistry, readRegistry } from '@virida/shared/platform/release/registry/registry-folder'

/** Number of parallel builds; each one uses a whole core. */
const concurrency = 2

type Options = {
  /** Whether the sources of this checkout replace the releases that are live. */
  replaceLive: boolean
}

/**
 * Builds and publishes every app that has nothing live. With `replaceLive`, also every app whose sources differ from
 * its live release, except a release that was taken back.
 * An app that cannot be built or published keeps its live release, and a message names it: a failure of one team
 * must not stop the others.
 */
export async function makeReleases(dir: string, { replaceLive }: Options): Promise<void> {
  initRegistry(dir)
  const live = readRegistry(dir).apps
  const wanted = new Map<string, string>()
  const queue: string[] = []
  for (const app of apps) {
    const pointer = live[app]
    // A live release whose files are lost is built again, but another one does not take its place.
    const isUsable = pointer && readableManifest(dir, app, pointer.active)
    const built = builtRelease(app, dir)
    if (isUsable && !replaceLive) {
      if (built !== pointer.active) reportOtherSources(app, pointer.active)
    } else if (!built) queue.push(app)
    else wanted.set(app, built)
  }
  for (const [app, version] of await buildApps(queue, dir)) wanted.set(app, version)
  for (const [app, version] of wanted) {
    const pointer = live[app]
    if (!pointer || pointer.active === version) continue
    if (replaceLive && !pointer.takenBack.includes(version)) continue
    wanted.delete(app)
    reportOtherSources(app, pointer.active)
  }
  await publishReleases(dir, wanted)
  for (const app of apps) {
    if (!readRegistry(dir).apps[app])
      console.error(`${app} has no release: its pages are missing from the site`)
  }
}

const reportOtherSources = (app: string, version: string) =>
  console.log(
    `${app} ${version} stays live, although this checkout has other sources. To publish them: ${new ReleaseCommands().of('release', app)}`,
  )

/**
 * Publishes all releases in one step. If that is refused, publishes each by itself, so that only the bad one is left
 * out: the shell first, because the gate renders the pages of sections with it.
 */
async function publishReleases(dir: string, wanted: Map<string, string>) {
  const gate = gateOf(dir)
  const signer = teamSigner()
  try {
    await publishAll(dir, Object.fromEntries(wanted), { gate, signer })
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    for (const app of apps) {
      const version = wanted.get(app)
      if (!version) continue
      await publish(dir, app, version, { gate, signer }).catch((refusal: Error) =>
        console.error(`${app} ${version} is not published: ${refusal.message}`),
      )
    }
  }
}

/** Builds apps in child processes. @returns The version of each app; one whose build failed is missing. */
export async function buildApps(names: readonly string[], dir: string): Promise<Map<string, string>> {
  const live = readRegistry(dir).apps
  const versions = new Map<string, string>()
  const queue = [...names]
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let app = queue.shift(); app; app = queue.shift()) {
        const version = await build(app, dir, live[app]?.active)
        if (version) versions.set(app, version)
      }
    }),
  )
  return versions
}

/** Builds one app in a child process. @returns The version, or undefined when the build failed. */
function build(app: string, dir: string, live: string | undefined): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(root, 'shared/platform/release/cli.ts'), ['build'], {
      cwd: folderOf(app),
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, RELEASES_DIR: dir },
    })
    let version: string | undefined
    child.on('message', (release) => (version = (release as BuiltRelease).version))
    child.on('error', reject)
    child.on('exit', () => {
      if (!version) console.error(`${app} could not be built${live ? `; release ${live} stays live` : ''}`)
      resolve(version)
    })
  })
}
