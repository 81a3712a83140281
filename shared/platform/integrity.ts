import { createHash } from 'node:crypto'

/** Hash of a content in the form of the `integrity` attribute. */
export const integrityOf = (content: Buffer, algorithm = 'sha384') =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`

/** Whether a content has the hash that an `integrity` attribute names. */
export function isIntact(content: Buffer, integrity: string): boolean {
  const [algorithm = ''] = integrity.split('-')
  return /^sha(256|384|512)$/.test(algorithm) && integrityOf(content, algorithm) === integrity
}
