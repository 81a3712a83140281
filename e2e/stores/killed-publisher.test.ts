import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { FaultLog } from '@virida/shared/platform/log/fault-log'
import { testLog } from '@virida/shared/platform/log/testing/test-log'
import { root } from '@virida/shared/platform/paths'
import { readManifest } from '@virida/shared/platform/release/read-release'
import { publish } from '@virida/shared/platform/release/registry/registry'
import { lastGoodRegistry, readRegistry } from '@virida/shared/platform/release/registry/registry-folder'
import { Bucket } from '@virida/shared/platform/release/stores/bucket'
import type { SharedSite } from '@virida/shared/platform/release/stores/open-store'
import { PgRevisions } from '@virida/shared/platform/release/stores/pg-revisions'
import { sharedStore } from '@virida/shared/platform/release/stores/shared-store'
import { temporaryReleases, writeRelease } from '@virida/shared/platform/release/testing/fixture-release'
import { Follower } from '../../shell/gateway/src/releases/follower'
import { bucketSite } from './bucket-site'
import { engines } from './engines'

/** Number of publishers that are killed. */
const kills = 10

const started = engines()

const siteIn: Record<string, (dir: string) => SharedSite> = {
  'S3 bucket': (dir) => bucketSite(dir, new Bucket(started.ceph.settings)),
  PostgreSQL: (dir) => ({ dir, revisions: new PgRevisions(started.postgres.url) }),
}
const settingsOf: Record<string, () => object> = {
  'S3 bucket': () => started.ceph.settings,
  PostgreSQL: () => ({ database: started.postgres.url }),
}

/**
 * Starts a publisher in a process of its own.
 * @returns a function that lets it publish, and kills it with SIGKILL after a time in ms. It resolves with the time from the
 * start of the publication to its end, or undefined if the publisher was killed before.
 */
async function startPublisher(store: string, dir: string, version: string) {
  const program = path.join(root, 'e2e/stores/publisher.ts')
  const options = ['--import', 'tsx', program, dir, 'shell', version, JSON.stringify(settingsOf[store]?.())]
  const child = spawn(process.execPath, options, { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  await once(child.stdout, 'data')
  return async (killAfter: number): Promise<number | undefined> => {
    const startedAt = performance.now()
    child.stdin.write('publish\n')
    const timer = setTimeout(() => child.kill('SIGKILL'), killAfter)
    const [, signal] = (await ended) as [number | null, NodeJS.Signals | null]
    clearTimeout(timer)
    return signal ? undefined : performance.now() - startedAt
  }
}

it.each(['S3 bucket', 'PostgreSQL'])(
  'shows a whole release and takes the next one after publishers to the store %s were killed',
  async (store) => {
    const [dir, folder] = [temporaryReleases(), temporaryReleases()]
    for (const version of ['1.0.0', '1.1.0']) await writeRelease(dir, { app: 'shell', version })
    const site = siteIn[store]?.(dir) as SharedSite
    const next = (version: string) => publish(dir, 'shell', version, { store: sharedStore(site) })
    await next('1.0.0')
    // With PostgreSQL, gateways read the releases from a folder that they share with the publisher.
    const gateway = store === 'PostgreSQL' ? dir : folder
    const follower = new Follower(siteIn[store]?.(gateway) as SharedSite, new FaultLog(testLog().log))
    const usual = (await (await startPublisher(store, dir, '1.1.0'))(30_000)) ?? 0
    await next('1.0.0')
    let killed = 0
    for (let turn = 0; turn < kills; turn += 1) {
      const run = await startPublisher(store, dir, '1.1.0')
      if ((await run((usual * turn) / kills)) === undefined) killed += 1
      await follower.follow()
      const live = readRegistry(gateway).apps.shell?.active ?? ''
      expect(['1.0.0', '1.1.0']).toContain(live)
      expect(readManifest(gateway, 'shell', live).version).toBe(live)
      expect(lastGoodRegistry(gateway)?.problem).toBeUndefined()
      await next('1.1.0')
      await next('1.0.0')
    }
    // The first ones are killed before they publish, whatever the speed of the machine.
    expect(killed).toBeGreaterThan(2)
    await follower.stop()
    await site.revisions.close()
  },
  120_000,
)
