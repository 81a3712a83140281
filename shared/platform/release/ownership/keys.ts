import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto'
import { ReleaseError } from '../errors'

/*
 * Ed25519 keys (RFC 8032). A private key is written as one line: PKCS #8 in base64url, 64 characters. A public key is
 * its 32 bytes in base64url, 43 characters.
 */

export type Signature = {
  /** Identifies the key. */
  key: string
  /** 64 bytes in base64url. */
  value: string
}

/** Makes a private key, as one line of text. */
export function makePrivateKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519')
  // A command would read a public key that begins with a hyphen as an option.
  if (publicKeyOf(privateKey).startsWith('-')) return makePrivateKey()
  return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url')
}

/** @param place Where the text was read, for the message. @throws ReleaseError `key_invalid` */
export function readPrivateKey(text: string, place: string): KeyObject {
  try {
    const key = createPrivateKey({
      key: Buffer.from(text.trim(), 'base64url'),
      format: 'der',
      type: 'pkcs8',
    })
    if (key.asymmetricKeyType !== 'ed25519') throw new Error(`it is a key of ${key.asymmetricKeyType}`)
    return key
  } catch (cause) {
    throw new ReleaseError(
      'key_invalid',
      (commands) =>
        `Cannot sign: ${place} has no private key. It must be the line that \`${commands.site('key')}\` wrote.`,
      { cause },
    )
  }
}

/** The public key of a private key. */
export const publicKeyOf = (privateKey: KeyObject): string =>
  // The key is the last 32 bytes of its SPKI encoding (RFC 8410, section 4). Not exported as a JWK, because a run of
  // the tests in Node 20 blocked, probably in that export.
  createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64url')

/** Short name of a public key: the beginning of its hash. */
export const keyIdOf = (publicKey: string): string =>
  createHash('sha256').update(publicKey).digest('hex').slice(0, 12)

export function signText(privateKey: KeyObject, text: string): Signature {
  return {
    key: keyIdOf(publicKeyOf(privateKey)),
    value: sign(null, Buffer.from(text), privateKey).toString('base64url'),
  }
}

/** Whether the owner of the key has signed this text. False for a public key or a signature that cannot be read. */
export function isSignedBy(publicKey: string, text: string, value: string): boolean {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' })
    return verify(null, Buffer.from(text), key, Buffer.from(value, 'base64url'))
  } catch {
    // Node throws for bytes that are no key.
    return false
  }
}
