import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isSignedBy, keyIdOf, makePrivateKey, publicKeyOf, readPrivateKey } from './keys'
import { makeTeamKey, teamSigner } from './team-keys'

let folder: string
beforeEach(() => (folder = path.join(mkdtempSync(path.join(tmpdir(), 'keys-')), 'own')))

it('makes a private key that only its owner can read, and does not replace it', () => {
  const { file, publicKey, id } = makeTeamKey('mfe-tools', folder)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(publicKey).toHaveLength(43)
  expect(id).toBe(keyIdOf(publicKey))
  expect(() => makeTeamKey('mfe-tools', folder)).toThrow(/has one/)
})

it('signs with the key of the app in the folder, and with that in RELEASE_KEY first', () => {
  const own = makeTeamKey('mfe-tools', folder)
  const other = makeTeamKey('mfe-browse', folder)
  const value = teamSigner({}, folder)('mfe-tools', 'text')?.value ?? ''
  expect(isSignedBy(own.publicKey, 'text', value)).toBe(true)
  expect(isSignedBy(own.publicKey, 'another text', value)).toBe(false)
  expect(isSignedBy(other.publicKey, 'text', value)).toBe(false)
  const RELEASE_KEY = readFileSync(other.file, 'utf8')
  expect(teamSigner({ RELEASE_KEY }, folder)('mfe-tools', 'text')?.key).toBe(other.id)
})

it('signs nothing without a key', () => {
  expect(teamSigner({}, folder)('mfe-tools', 'text')).toBeUndefined()
})

it.each(['', ' ', 'no key', Buffer.alloc(48).toString('base64url')])(
  'says where a private key is expected that cannot be read: %p',
  (RELEASE_KEY) => {
    if (RELEASE_KEY === '') expect(teamSigner({ RELEASE_KEY }, folder)('shell', 'text')).toBeUndefined()
    else
      expect(() => teamSigner({ RELEASE_KEY }, folder)('shell', 'text')).toThrow(
        /^Cannot sign: RELEASE_KEY has no private key/,
      )
  },
)

it('takes bytes that are no key for no signature', () => {
  expect(isSignedBy('A'.repeat(43), 'text', 'x')).toBe(false)
  expect(isSignedBy('short', 'text', 'x')).toBe(false)
})

it('makes no public key that a command would read as an option', () => {
  const keys = Array.from({ length: 400 }, () => publicKeyOf(readPrivateKey(makePrivateKey(), 'the test')))
  expect(keys.filter((key) => key.startsWith('-'))).toEqual([])
})
