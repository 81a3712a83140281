import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readManifest } from '../read-release'
import { placeRelease } from './place-release'
import { temporaryReleases, writeRelease } from '../testing/fixture-release'

let dir: string
beforeEach(() => (dir = temporaryReleases()))

/** What a build has put together. */
async function builtFiles(text: string, picture = 'picture') {
  const manifest = await writeRelease(temporaryReleases(), {
    app: 'mfe-0',
    version: '1.0.0',
    contentHash: text,
  })
  const out = mkdtempSync(path.join(tmpdir(), 'built-'))
  for (const [part, content] of Object.entries({ client: text, server: text, media: picture })) {
    mkdirSync(path.join(out, part))
    writeFileSync(path.join(out, part, `${part}.txt`), content)
  }
  return { manifest, out }
}

it('puts a build and its pictures into the releases folder', async () => {
  const { manifest, out } = await builtFiles('one')
  placeRelease(dir, out, manifest)
  expect(readManifest(dir, 'mfe-0', '1.0.0')).toEqual(manifest)
  expect(readFileSync(path.join(dir, 'mfe-0', 'media', 'media.txt'), 'utf8')).toBe('picture')
})

it('keeps the first of two builds with the same version and content', async () => {
  for (const { manifest, out } of [await builtFiles('one'), await builtFiles('one')])
    placeRelease(dir, out, manifest)
  expect(readManifest(dir, 'mfe-0', '1.0.0').contentHash).toBe('one')
})

it('refuses the second of two builds with the same version and different content', async () => {
  const [first, second] = [await builtFiles('one'), await builtFiles('two')]
  placeRelease(dir, first.out, first.manifest)
  const place = () => placeRelease(dir, second.out, second.manifest)
  await expect(Promise.resolve().then(place)).rejects.toMatchObject({
    code: 'release_differs',
    message: expect.stringMatching(/^Cannot publish mfe-0 1\.0\.0: .* Raise the version/) as string,
  })
  expect(readFileSync(path.join(dir, 'mfe-0', '1.0.0', 'client', 'client.txt'), 'utf8')).toBe('one')
})

it('refuses a picture that has changed under its name, and keeps the first one', async () => {
  const [first, second] = [await builtFiles('one'), await builtFiles('two', 'another picture')]
  placeRelease(dir, first.out, first.manifest)
  const changed = { ...second.manifest, version: '1.1.0' }
  expect(() => placeRelease(dir, second.out, changed)).toThrow(/^Cannot use media\.txt of mfe-0: .* new name/)
  expect(readFileSync(path.join(dir, 'mfe-0', 'media', 'media.txt'), 'utf8')).toBe('picture')
})
