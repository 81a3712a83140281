import { FaultLog } from '@virida/shared/platform/log/fault-log'
import { testLog } from '@virida/shared/platform/log/testing/test-log'
import { publish } from '@virida/shared/platform/release/registry'
import { versionsOf } from '@virida/shared/platform/release/built-releases'
import { readRegistry } from '@virida/shared/platform/release/registry-folder'
import { BucketReleases } from '@virida/shared/platform/release/stores/bucket-releases'
import { bucketRevisions } from '@virida/shared/platform/release/stores/bucket-revisions'
import { repairShared, sharedStore } from '@virida/shared/platform/release/stores/shared-store'
import { MemoryBucket } from '@virida/shared/platform/release/stores/testing/memory-bucket'
import { temporaryReleases, writeRelease } from '@virida/shared/platform/release/testing/fixture-release'
import { Follower } from './follower'

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
  return { folder, lines, follower, live: () => readRegistry(folder).apps.shell?.active }
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

it('keeps what it has when the live release in the store is damaged', async () => {
  const { live, lines, follower } = await follow()
  await publishShell('1.2.0')
  bucket.objects.set('releases/shell/1.2.0/server/server.cjs', Buffer.from('changed'))
  await follower.follow()
  expect(live()).toBe('1.1.0')
  expect(lines.join()).toContain('releases/shell/1.2.0/server/server.cjs')
})
