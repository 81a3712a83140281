import { makePrivateKey, publicKeyOf, readPrivateKey, signText } from '../keys'
import type { Signer } from '../signatures'

/** A key of a team for tests. It signs for every app. */
export function testKey(): { publicKey: string; signer: Signer } {
  const key = readPrivateKey(makePrivateKey(), 'the test')
  return { publicKey: publicKeyOf(key), signer: (_, statement) => signText(key, statement) }
}
