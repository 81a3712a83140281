import { createHash } from 'node:crypto'

/** Hash of `content` in the form of the `integrity` attribute. */
export const integrityOf = (content: Buffer, algorithm = 'sha384') =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`

/** Whether `content` has the hash `integrity`. False for any algorithm but SHA-256, SHA-384 and SHA-512. */
export function isIntact(content: Buffer, integrity: string): boolean {
  const [algorithm = ''] = integrity.split('-')
  return /^sha(256|384|512)$/.test(algorithm) && integrityOf(content, algorithm) === integrity
}
