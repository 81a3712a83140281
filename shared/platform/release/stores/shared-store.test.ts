import { publish, rollBack } from '../registry/registry'
import { readManifest } from '../read-release'
import { temporaryReleases, writeRelease } from '../testing/fixture-release'
import { BucketReleases } from './bucket-releases'
import { bucketRevisions } from './bucket-revisions'
import { sharedStore } from './shared-store'
import { MemoryBucket } from './testing/memory-bucket'

let bucket: MemoryBucket
beforeEach(() => (bucket = new MemoryBucket()))

/** A machine with the given releases of the shell. */
async function machine(contents: Record<string, string> = {}) {
  const dir = temporaryReleases()
  for (const [version, contentHash] of Object.entries(contents))
    await writeRelease(dir, { app: 'shell', version, contentHash })
  const site = { dir, revisions: bucketRevisions(bucket), releases: new BucketReleases(dir, bucket) }
  const options = { store: sharedStore(site), who: 'ana' }
  return {
    dir,
    publish: (version: string) => publish(dir, 'shell', version, options),
    rollBack: (version?: string) => rollBack(dir, 'shell', version, options),
  }
}

it('rolls back on a new machine to a release that only the bucket has', async () => {
  const first = await machine({ '1.0.0': 'a', '1.1.0': 'b', '1.2.0': 'c' })
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await first.publish(version)
  const second = await machine()
  const { apps } = await second.rollBack('1.0.0')
  expect(apps.shell?.active).toBe('1.0.0')
  expect(readManifest(second.dir, 'shell', '1.0.0').contentHash).toBe('a')
})

it('publishes a release on a machine although only the bucket has it', async () => {
  const first = await machine({ '1.0.0': 'a', '1.1.0': 'b', '1.2.0': 'c' })
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await first.publish(version)
  await first.rollBack()
  await first.rollBack()
  const { apps } = await (await machine()).publish('1.2.0')
  expect(apps.shell?.active).toBe('1.2.0')
})

it('says what to do when neither the machine nor the bucket has a release', async () => {
  await expect((await machine()).publish('9.9.9')).rejects.toMatchObject({
    code: 'release_missing',
    message: expect.stringMatching(/^Cannot get shell 9\.9\.9: neither .* Publish it from/) as string,
  })
})

it('refuses a release when another one of this version is live', async () => {
  await (await machine({ '1.0.0': 'one' })).publish('1.0.0')
  await expect((await machine({ '1.0.0': 'two' })).publish('1.0.0')).rejects.toMatchObject({
    code: 'release_differs',
    message:
      'Cannot publish shell 1.0.0: the bucket has another release of this version. Raise the version in its package.json and build it again.',
  })
})

it('keeps the files of the first of two publishers that copy one version at the same moment', async () => {
  const machines = [await machine({ '1.0.0': 'one' }), await machine({ '1.0.0': 'two' })]
  const results = await Promise.allSettled(machines.map(({ publish }) => publish('1.0.0')))
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as Error] : []))
  expect(refused).toEqual([expect.objectContaining({ code: 'release_differs' })])
  const gateway = await machine()
  await gateway.publish('1.0.0')
  const winner = results[0]?.status === 'fulfilled' ? 'one' : 'two'
  expect(readManifest(gateway.dir, 'shell', '1.0.0').contentHash).toBe(winner)
})

it('completes a copy that another publisher of the same release has begun', async () => {
  const [first, second] = [await machine({ '1.0.0': 'a' }), await machine({ '1.0.0': 'a' })]
  const { put } = bucket
  bucket.put = () => Promise.reject(new Error('The publisher has ended'))
  await expect(first.publish('1.0.0')).rejects.toThrow('has ended')
  bucket.put = put
  expect((await second.publish('1.0.0')).apps.shell?.active).toBe('1.0.0')
})
