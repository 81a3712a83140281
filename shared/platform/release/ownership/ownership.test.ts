import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startCanary } from '../canary'
import { preview } from '../preview'
import { readManifestText } from '../read-release'
import { repairRegistry } from '../repair-registry'
import { publish, rollBack } from '../registry/registry'
import { readRegistry } from '../registry/registry-folder'
import { reportHistory } from '../report'
import { temporaryReleases, writeRelease } from '../testing/fixture-release'
import { addKey, removeKey, signReleases } from './change-keys'
import { keyIdOf } from './keys'
import { ownershipProblem } from './ownership'
import { testKey } from './testing/test-key'

const app = 'mfe-tools'
const own = testKey()
const other = testKey()
let dir: string

const live = () => readRegistry(dir).apps[app]?.active
const problemOf = (version: string, pinned = {}) =>
  ownershipProblem(app, version, readManifestText(dir, app, version), readRegistry(dir), pinned)?.code

/** A folder whose section has a key and the live release 1.0.0. */
beforeEach(async () => {
  dir = temporaryReleases()
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await writeRelease(dir, { app, version })
  await writeRelease(dir, { app: 'mfe-browse', version: '1.0.0' })
  await publish(dir, app, '1.0.0', { signer: own.signer })
  await publish(dir, 'mfe-browse', '1.0.0')
  await addKey(dir, app, own.publicKey)
})

it('publishes what the team has signed, and leaves other sections as they are', async () => {
  await publish(dir, app, '1.1.0', { signer: own.signer })
  expect(live()).toBe('1.1.0')
  expect(problemOf('1.1.0')).toBeUndefined()
  await writeRelease(dir, { app: 'mfe-browse', version: '1.1.0' })
  await publish(dir, 'mfe-browse', '1.1.0')
  expect(readRegistry(dir).apps['mfe-browse']?.active).toBe('1.1.0')
})

it('refuses a release that nobody has signed', async () => {
  await expect(publish(dir, app, '1.1.0')).rejects.toMatchObject({ code: 'release_unsigned' })
  await expect(preview(dir, app, '1.1.0')).rejects.toMatchObject({ code: 'release_unsigned' })
  expect(live()).toBe('1.0.0')
})

it('refuses a release that another team has signed, and names that team', async () => {
  await signReleases(dir, 'mfe-browse', other.signer)
  await addKey(dir, 'mfe-browse', other.publicKey)
  await expect(publish(dir, app, '1.1.0', { signer: other.signer })).rejects.toMatchObject({
    code: 'key_foreign',
    message: expect.stringContaining(`the key ${keyIdOf(other.publicKey)} of mfe-browse`) as string,
  })
  expect(live()).toBe('1.0.0')
})

it('refuses a manifest that was changed after it was signed', () => {
  const file = path.join(dir, app, '1.0.0', 'manifest.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"remoteEntry.mjs"', '"otherEntry.mjs"'))
  expect(problemOf('1.0.0')).toBe('signature_wrong')
})

it('refuses the signed manifest of one version in the folder of another', async () => {
  await signReleases(dir, app, own.signer, { version: '1.1.0' })
  writeFileSync(
    path.join(dir, app, '1.1.0', 'manifest.json'),
    readFileSync(path.join(dir, app, '1.0.0', 'manifest.json')),
  )
  expect(() => problemOf('1.1.0')).toThrow('is that of mfe-tools 1.0.0')
})

it('rolls back to a signed release without a key, and signs an unsigned one with it', async () => {
  await publish(dir, app, '1.1.0', { signer: own.signer })
  await rollBack(dir, app)
  expect(live()).toBe('1.0.0')

  await writeRelease(dir, { app: 'mfe-browse', version: '1.1.0' })
  await publish(dir, 'mfe-browse', '1.1.0', { signer: other.signer })
  await addKey(dir, 'mfe-browse', other.publicKey)
  await expect(rollBack(dir, 'mfe-browse')).rejects.toMatchObject({ code: 'release_unsigned' })
  await rollBack(dir, 'mfe-browse', '1.0.0', { signer: other.signer })
  expect(readRegistry(dir).apps['mfe-browse']?.active).toBe('1.0.0')
})

it('rotates a key: add, sign, remove', async () => {
  const next = testKey()
  await addKey(dir, app, next.publicKey)
  await expect(removeKey(dir, app, keyIdOf(own.publicKey))).rejects.toMatchObject({
    message: expect.stringContaining(`npm run releases -- sign ${app}`) as string,
  })
  await signReleases(dir, app, next.signer)
  await removeKey(dir, app, keyIdOf(own.publicKey))
  expect(problemOf('1.0.0')).toBeUndefined()
  await expect(publish(dir, app, '1.1.0', { signer: own.signer })).rejects.toMatchObject({
    code: 'key_foreign',
  })
  await publish(dir, app, '1.1.0', { signer: next.signer })
  expect(live()).toBe('1.1.0')
})

it('ends the canary and the previews that only a removed key has signed, so that open tabs leave them', async () => {
  const next = testKey()
  await addKey(dir, app, next.publicKey)
  await signReleases(dir, app, next.signer)
  await startCanary(dir, app, '1.1.0', 10, { signer: own.signer })
  await preview(dir, app, '1.2.0', { signer: own.signer })
  await writeRelease(dir, { app, version: '1.3.0' })
  const kept = await preview(dir, app, '1.3.0', { signer: next.signer })
  const other = await preview(dir, 'mfe-browse', '1.0.0')
  await removeKey(dir, app, keyIdOf(own.publicKey))
  const { apps, canaries, previews, change } = readRegistry(dir)
  expect(canaries).toEqual([])
  expect(apps[app]?.takenBack).toEqual(['1.1.0'])
  expect(previews.map(({ id }) => id)).toEqual([other.id, kept.id])
  expect(change?.note).toBe(`ended the canary ${app} 1.1.0: no key of its app has signed it`)
})

it('keeps the canary and the previews that another key has signed', async () => {
  const next = testKey()
  await startCanary(dir, app, '1.1.0', 10, { signer: own.signer })
  await preview(dir, app, '1.2.0', { signer: own.signer })
  await addKey(dir, app, next.publicKey)
  await signReleases(dir, app, next.signer)
  await removeKey(dir, app, keyIdOf(own.publicKey))
  expect(readRegistry(dir)).toMatchObject({
    canaries: [{ version: '1.1.0' }],
    previews: [{ version: '1.2.0' }],
  })
})

it.each([
  ['a text that is no key', () => 'key', 'key_invalid'],
  ['a key that the section has', () => own.publicKey, 'key_in_use'],
])('does not add %s', async (_, publicKey, code) => {
  await expect(addKey(dir, app, publicKey())).rejects.toMatchObject({ code })
})

it('does not add the key of another section, nor a third key', async () => {
  await signReleases(dir, 'mfe-browse', other.signer)
  await addKey(dir, 'mfe-browse', other.publicKey)
  await expect(addKey(dir, app, other.publicKey)).rejects.toMatchObject({ code: 'key_foreign' })
  await addKey(dir, app, testKey().publicKey)
  await expect(addKey(dir, app, testKey().publicKey)).rejects.toMatchObject({ code: 'key_in_use' })
})

it('does not add a first key before the live release is signed with it', async () => {
  await expect(addKey(dir, 'mfe-browse', other.publicKey)).rejects.toMatchObject({
    code: 'release_unsigned',
    message: expect.stringContaining('npm run releases -- sign mfe-browse') as string,
  })
})

it('lets the keys that an operator has set count instead of those in the registry', () => {
  expect(problemOf('1.0.0', { [app]: [own.publicKey] })).toBeUndefined()
  expect(problemOf('1.0.0', { [app]: [other.publicKey] })).toBe('key_foreign')
  expect(problemOf('1.0.0', { 'mfe-browse': [other.publicKey] })).toBeUndefined()
})

it('keeps keys when the registry is repaired', async () => {
  const { registry } = await repairRegistry(dir, [app, 'mfe-browse'])
  expect(registry.owners[app]?.keys.map(({ publicKey }) => publicKey)).toEqual([own.publicKey])
})

it('keeps signatures of releases in use only', async () => {
  for (let number = 0; number < 8; number++) {
    await writeRelease(dir, { app, version: `2.${number}.0` })
    await publish(dir, app, `2.${number}.0`, { signer: own.signer })
  }
  expect(Object.keys(readRegistry(dir).owners[app]?.signatures ?? {})).toHaveLength(6)
})

it('shows in the history who has signed a change', async () => {
  const print = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  await publish(dir, app, '1.1.0', { signer: own.signer, who: 'ana' })
  reportHistory(dir, 2)
  const lines = print.mock.calls.map(([line]) => String(line))
  expect(lines[0]).toContain(`publish ${app} 1.0.0 -> 1.1.0 (signed with ${keyIdOf(own.publicKey)})`)
  expect(lines[1]).toContain(`add-key ${app} key ${keyIdOf(own.publicKey)}`)
  print.mockRestore()
})
