import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readManifest } from '../read-release'
import { temporaryReleases, writeRelease } from '../testing/fixture-release'
import { BucketReleases } from './bucket-releases'
import { MemoryBucket } from './testing/memory-bucket'

const release = { app: 'mfe-0', version: '1.0.0' }
const prefix = 'releases/mfe-0/1.0.0/'
let bucket: MemoryBucket
let dir: string
let releases: BucketReleases

beforeEach(async () => {
  bucket = new MemoryBucket()
  dir = temporaryReleases()
  releases = new BucketReleases(dir, bucket)
  const source = temporaryReleases()
  await writeRelease(source, release)
  await new BucketReleases(source, bucket).upload('mfe-0', '1.0.0')
})

const download = () => releases.download('mfe-0', '1.0.0')
const isHere = () => existsSync(path.join(dir, 'mfe-0', '1.0.0'))

it('copies every file of a release', async () => {
  await download()
  expect(readManifest(dir, 'mfe-0', '1.0.0').version).toBe('1.0.0')
  const copied = [...bucket.objects].filter(([name]) => name.startsWith(prefix))
  expect(copied).toHaveLength(5)
  for (const [name, bytes] of copied)
    expect(readFileSync(path.join(dir, name.slice('releases/'.length)))).toEqual(bytes)
})

it.each([
  'client/remoteEntry.mjs',
  'client/remoteEntry.mjs.br',
  'client/remoteEntry.mjs.gz',
  'server/server.cjs',
])('refuses a release whose file %s has another content than the build wrote', async (name) => {
  bucket.objects.set(prefix + name, Buffer.from('changed'))
  await expect(download()).rejects.toMatchObject({
    code: 'release_invalid',
    message: expect.stringContaining(`${prefix}${name}: it has another content`) as string,
  })
  expect(isHere()).toBe(false)
})

it('refuses a release of which a file is gone', async () => {
  bucket.objects.delete(`${prefix}server/server.cjs`)
  await expect(download()).rejects.toMatchObject({ code: 'release_missing' })
  expect(isHere()).toBe(false)
})

it('copies nothing that the manifest does not describe', async () => {
  bucket.objects.set(`${prefix}client/other.mjs`, Buffer.from('other'))
  await download()
  expect(existsSync(path.join(dir, 'mfe-0', '1.0.0', 'client', 'other.mjs'))).toBe(false)
})

it.each([
  ['mfe-0', '../../outside'],
  ['mfe-0', '1.0.0/../../../outside'],
  ['../outside', '1.0.0'],
  ['shell/../../outside', '1.0.0'],
])('copies nothing for the release %s %s, which leads out of the folder', async (app, version) => {
  for (const [name, bytes] of [...bucket.objects])
    if (name.startsWith(prefix))
      bucket.objects.set(name.replace(prefix, `releases/${app}/${version}/`), bytes)
  await expect(releases.download(app, version)).rejects.toMatchObject({ code: 'release_invalid' })
  expect(existsSync(path.resolve(dir, app, version))).toBe(false)
})

it('uses nothing that a killed process with the same id has left', async () => {
  const left = path.join(dir, '.staging', `mfe-0-1.0.0-${process.pid}`)
  mkdirSync(left, { recursive: true })
  writeFileSync(path.join(left, 'left.txt'), 'left')
  await download()
  expect(existsSync(path.join(dir, 'mfe-0', '1.0.0', 'left.txt'))).toBe(false)
})

it('deletes what a killed process has left long ago', async () => {
  const [old, recent] = ['old', 'recent'].map((name) => path.join(dir, '.staging', name))
  for (const folder of [old, recent]) mkdirSync(folder ?? '', { recursive: true })
  const yesterday = Date.now() / 1000 - 25 * 60 * 60
  utimesSync(old ?? '', yesterday, yesterday)
  await download()
  expect([old, recent].map((folder) => existsSync(folder ?? ''))).toEqual([false, true])
})

/** Puts a picture of the app into the bucket, with a second release. */
async function uploadPicture() {
  const source = temporaryReleases()
  await writeRelease(source, { ...release, version: '1.1.0', mediaContents: { 'house.1.avif': 'house' } })
  await new BucketReleases(source, bucket).upload('mfe-0', '1.1.0')
  const [name = ''] = [...bucket.objects.keys()].filter((object) => object.endsWith('/house.1.avif'))
  return { name, source, picture: path.join(dir, 'mfe-0', 'media', 'house.1.avif') }
}

it('copies the pictures of an app, each of them once', async () => {
  const { picture, source } = await uploadPicture()
  await new BucketReleases(source, bucket).upload('mfe-0', '1.1.0')
  expect([...bucket.objects.keys()].filter((name) => name.endsWith('.avif'))).toHaveLength(1)
  await download()
  expect(readFileSync(picture, 'utf8')).toBe('house')
})

it('refuses a release with a picture that has another content than when it was published', async () => {
  const { name, picture } = await uploadPicture()
  bucket.objects.set(name, Buffer.from('half'))
  await expect(download()).rejects.toMatchObject({
    code: 'release_invalid',
    message: expect.stringContaining(`${name}: it has another content`) as string,
  })
  expect(existsSync(picture)).toBe(false)
  expect(isHere()).toBe(false)
})

it('refuses a picture whose content is not the one that the release lists', async () => {
  const { name, picture } = await uploadPicture()
  const bytes = Buffer.from('another house')
  bucket.objects.delete(name)
  const hash = createHash('sha256').update(bytes).digest('hex')
  bucket.objects.set(`releases/mfe-0/media/${hash}/house.1.avif`, bytes)
  await expect(releases.download('mfe-0', '1.1.0')).rejects.toMatchObject({ code: 'release_invalid' })
  expect(existsSync(picture)).toBe(false)
})

it('uploads no release with a picture of which the bucket has another content', async () => {
  await uploadPicture()
  const other = temporaryReleases()
  await writeRelease(other, {
    ...release,
    version: '1.2.0',
    mediaContents: { 'house.1.avif': 'another house' },
  })
  await expect(new BucketReleases(other, bucket).upload('mfe-0', '1.2.0')).rejects.toMatchObject({
    code: 'media_differs',
  })
  expect(bucket.objects.has('releases/mfe-0/1.2.0/manifest.json')).toBe(false)
})
