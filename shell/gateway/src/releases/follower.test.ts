import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { FaultLog } from '@virida/shared/platform/log/fault-log'
import { testLog } from '@virida/shared/platform/log/testing/test-log'
import { ReleaseError } from '@virida/shared/platform/release/errors'
import { preview } from '@virida/shared/platform/release/preview'
import { publish } from '@virida/shared/platform/release/registry/registry'
import { versionsOf } from '@virida/shared/platform/release/build/built-releases'
import { readNext } from '@virida/shared/platform/release/registry/announcement'
import {
  readRegistry,
  registryFile,
  revisionsIn,
} from '@virida/shared/platform/release/registry/registry-folder'
import { BucketReleases } from '@virida/shared/platform/release/stores/bucket-releases'
import { bucketRevisions } from '@virida/shared/platform/release/stores/bucket-revisions'
import { repairShared } from '@virida/shared/platform/release/stores/repair-shared'
import { sharedStore } from '@virida/shared/platform/release/stores/shared-store'
import { MemoryBucket } from '@virida/shared/platform/release/stores/testing/memory-bucket'
import { temporaryReleases, writeRelease } from '@virida/shared/platform/release/testing/fixture-release'
import { until } from '@virida/shared/platform/testing/until'
import { createGateway } from '../app'
import { testProcesses } from '../testing/test-processes'
import { Follower } from './follower'
import { LiveRegistry } from './live-registry'
import { ReleaseStore } from './release-store'

const processes = testProcesses()
let bucket: MemoryBucket
/** Releases folder of a publisher. */
let dir: string

const siteIn = (folder: string) => ({
  dir: folder,
  revisions: bucketRevisions(bucket),
  releases: new BucketReleases(folder, bucket),
})
const publishShell = (version: string) =>
  publish(dir, 'shell', version, { store: sharedStore(siteIn(dir)), who: 'ana' })

/** A gateway of a new machine, after its first look at the store. */
async function follow(folder = temporaryReleases()) {
  const { log, lines } = testLog()
  const follower = new Follower(siteIn(folder), new FaultLog(log))
  await follower.follow()
  const report = async () => {
    const site = createGateway({
      releasesDir: folder,
      mailUrl: 'http://127.0.0.1:9',
      apps: ['shell'],
      processes: processes(),
      follower,
    })
    const answer = await site.request('/healthz')
    const { store } = (await answer.json()) as { store: { problem?: string } }
    return { status: answer.status, problem: store.problem }
  }
  return { folder, lines, follower, report, live: () => readRegistry(folder).apps.shell?.active }
}

beforeEach(async () => {
  bucket = new MemoryBucket()
  dir = temporaryReleases()
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await writeRelease(dir, { app: 'shell', version })
  await publishShell('1.0.0')
  await publishShell('1.1.0')
})

const removeFromBucket = (prefix: string) => {
  for (const name of bucket.objects.keys()) if (name.startsWith(prefix)) bucket.objects.delete(name)
}

it('is healthy with a damaged announcement, and says so', async () => {
  bucket.objects.set('next.json', Buffer.from('nonsense'))
  const { report, lines, live } = await follow()
  expect(await report()).toEqual({ status: 200, problem: undefined })
  expect(live()).toBe('1.1.0')
  expect(lines.join()).toContain('announced cannot be copied')
})

it.each(['', '{"revision":'])(
  'copies the newest revision again when a power failure has left "%s" of it',
  async (rest) => {
    const first = await follow()
    const [newest = 0] = revisionsIn(first.folder)
    const file = path.join(first.folder, 'registry', `${String(newest).padStart(9, '0')}.json`)
    const text = readFileSync(file, 'utf8')
    await first.follower.stop()
    writeFileSync(file, rest)
    const second = await follow(first.folder)
    expect(readFileSync(file, 'utf8')).toBe(text)
    expect(await second.report()).toEqual({ status: 200, problem: undefined })
    expect(second.live()).toBe('1.1.0')
  },
)

it('shows the live release without a restart after it has copied its damaged revision again', async () => {
  const { folder, follower } = await follow()
  await publishShell('1.2.0')
  await follower.follow()
  await follower.stop()
  const [newest = 0] = revisionsIn(folder)
  writeFileSync(path.join(folder, 'registry', `${String(newest).padStart(9, '0')}.json`), '')
  rmSync(path.join(folder, registryFile))
  const live = new LiveRegistry(new ReleaseStore(folder), new FaultLog(testLog().log))
  expect(live.snapshot().composition.shell).toBe('1.1.0')
  await follow(folder)
  expect(live.snapshot().composition.shell).toBe('1.2.0')
})

it('gives a new gateway what is live although the release before it is gone', async () => {
  removeFromBucket('releases/shell/1.0.0/')
  const { live, lines } = await follow()
  expect(live()).toBe('1.1.0')
  expect(lines).toEqual([])
})

it('publishes on a new machine although the release before the live one is gone', async () => {
  removeFromBucket('releases/shell/1.0.0/')
  dir = temporaryReleases()
  await writeRelease(dir, { app: 'shell', version: '1.2.0' })
  expect((await publishShell('1.2.0')).apps.shell?.active).toBe('1.2.0')
})

it('gives a new gateway the live and the earlier releases after a repair into an empty bucket', async () => {
  removeFromBucket('')
  await repairShared(siteIn(dir), ['shell'])
  const { live, lines, folder } = await follow()
  expect(live()).toBe('1.1.0')
  expect(versionsOf(folder, 'shell')).toEqual(['1.0.0', '1.1.0'])
  expect(lines).toEqual([])
})

it('shows what is live although an earlier release is damaged, and names the damaged file', async () => {
  bucket.objects.set('releases/shell/1.0.0/server/server.cjs', Buffer.from('changed'))
  const { live, lines, folder } = await follow()
  expect(live()).toBe('1.1.0')
  expect(versionsOf(folder, 'shell')).toEqual(['1.1.0'])
  expect(lines.join()).toContain('releases/shell/1.0.0/server/server.cjs')
})

it('copies a release that has a preview', async () => {
  await preview(dir, 'shell', '1.2.0', { store: sharedStore(siteIn(dir)) })
  const { live, folder } = await follow()
  expect(live()).toBe('1.1.0')
  expect(versionsOf(folder, 'shell')).toContain('1.2.0')
  expect(readRegistry(folder).previews).toHaveLength(1)
})

it('shows what is live although the release of a preview is gone', async () => {
  await preview(dir, 'shell', '1.2.0', { store: sharedStore(siteIn(dir)) })
  await publishShell('1.0.0')
  removeFromBucket('releases/shell/1.2.0/')
  expect((await follow()).live()).toBe('1.0.0')
})

it('shows what is live although the store cannot give the release of a preview', async () => {
  await preview(dir, 'shell', '1.2.0', { store: sharedStore(siteIn(dir)) })
  await publishShell('1.0.0')
  const get = bucket.get.bind(bucket)
  jest.spyOn(bucket, 'get').mockImplementation((name) => {
    if (name.startsWith('releases/shell/1.2.0/'))
      throw new ReleaseError('store_unreachable', `Cannot read ${name}`)
    return get(name)
  })
  const { live, lines } = await follow()
  expect(live()).toBe('1.0.0')
  expect(lines.join()).toContain('A preview or a canary cannot be copied')
})

it('keeps what it has when the live release in the store is damaged', async () => {
  const { live, lines, follower } = await follow()
  await publishShell('1.2.0')
  bucket.objects.set('releases/shell/1.2.0/server/server.cjs', Buffer.from('changed'))
  await follower.follow()
  expect(live()).toBe('1.1.0')
  expect(lines.join()).toContain('releases/shell/1.2.0/server/server.cjs')
})

it('copies an announced release before it is live, and then its revision soon after it is stored', async () => {
  const { follower, folder, live } = await follow()
  await follower.start()
  let livedAt = 0
  const gate = () => Promise.resolve()
  const publishing = publish(dir, 'shell', '1.2.0', { store: sharedStore(siteIn(dir)), gate }).then(
    () => (livedAt = performance.now()),
  )
  await until(() => Promise.resolve(versionsOf(folder, 'shell').includes('1.2.0')))
  expect(live()).toBe('1.1.0')
  expect(readNext(folder)?.apps.shell?.active).toBe('1.2.0')
  await publishing
  await until(() => Promise.resolve(live() === '1.2.0'))
  // Without the announcement the store is asked once in a second.
  expect(performance.now() - livedAt).toBeLessThan(300)
  await follower.stop()
})

it('goes on with what is live when an announced release is not in the bucket', async () => {
  const { follower, live, lines } = await follow()
  const registry = readRegistry(dir)
  const moves = { shell: { from: '1.1.0', to: '7.0.0' } }
  const next = { ...registry, revision: registry.revision + 1, change: { ...registry.change!, moves } }
  await siteIn(dir).revisions.announce(next)
  await follower.follow()
  expect(live()).toBe('1.1.0')
  expect(follower.problem).toBeUndefined()
  expect(lines.join()).toContain('announced cannot be copied')
  await publishShell('1.2.0')
  await follower.follow()
  expect(live()).toBe('1.2.0')
  await follower.stop()
})

/** Keeps the objects of the bucket. @returns a function that puts them back, as a restore from a backup does. */
function backUp() {
  const kept = new Map(bucket.objects)
  return () => {
    bucket.objects.clear()
    for (const [name, bytes] of kept) bucket.objects.set(name, bytes)
  }
}

it('reports a healthy store', async () => {
  const { report } = await follow()
  expect(await report()).toEqual({ status: 200, problem: undefined })
})

it.each([
  ['restored to an older revision', () => backUp(), 'it has revision 2, and this machine has revision 3'],
  ['emptied', () => () => bucket.objects.clear(), 'it has no registry, and this machine has revision 3'],
])('reports a store that was %s, and shows what it has', async (_, prepare, reason) => {
  const restore = prepare()
  await publishShell('1.2.0')
  const { live, report, follower, lines } = await follow()
  restore()
  await follower.follow()
  expect(live()).toBe('1.2.0')
  const { status, problem } = await report()
  expect(status).toBe(503)
  expect(problem).toContain(reason)
  expect(problem).toContain('npm run releases -- repair')
  expect(lines.join()).toContain(reason)
})

it('refuses to publish to a store that was restored to an older revision', async () => {
  const restore = backUp()
  await publishShell('1.2.0')
  restore()
  await expect(publishShell('1.0.0')).rejects.toMatchObject({ code: 'store_older' })
})

it('goes on with what a machine has when it repairs a store that was restored to an older revision', async () => {
  const restore = backUp()
  await publishShell('1.2.0')
  const { live, report, follower } = await follow()
  restore()
  await follower.follow()
  const { notes } = await repairShared(siteIn(dir), ['shell'])
  expect(notes).toEqual([
    'The registry has no fault',
    'The store had revision 2',
    'Revision 4 is in the store',
  ])
  await follower.follow()
  expect(await report()).toEqual({ status: 200, problem: undefined })
  expect(live()).toBe('1.2.0')
  await publishShell('1.0.0')
  await follower.follow()
  expect(live()).toBe('1.0.0')
})

it('reports a store that has other revisions with the same numbers, until it is repaired', async () => {
  const restore = backUp()
  await publishShell('1.2.0')
  const { folder, follower, report } = await follow()
  restore()
  dir = temporaryReleases()
  await writeRelease(dir, { app: 'shell', version: '1.3.0' })
  await publishShell('1.3.0')
  const restarted = await follow(folder)
  expect(await restarted.report()).toMatchObject({ status: 503 })
  expect((await restarted.report()).problem).toContain('its revision 3 differs')
  await repairShared(siteIn(folder), ['shell'])
  await restarted.follower.follow()
  expect(await restarted.report()).toMatchObject({ status: 200 })
  expect(restarted.live()).toBe('1.3.0')
  expect(revisionsIn(folder)[0]).toBe(4)
  expect([follower.problem, await report()]).toEqual([undefined, { status: 200, problem: undefined }])
})

it('stays healthy while the store cannot be reached, and names the problem', async () => {
  const { follower, report, live } = await follow()
  bucket.list = () => Promise.reject(new ReleaseError('store_unreachable', 'Cannot list'))
  await follower.follow()
  expect(await report()).toEqual({ status: 200, problem: 'Cannot list' })
  expect(live()).toBe('1.1.0')
})

it('asks the store no more after it was stopped', async () => {
  const { follower, live } = await follow()
  await follower.stop()
  await publishShell('1.2.0')
  await follower.follow()
  expect(live()).toBe('1.1.0')
})
