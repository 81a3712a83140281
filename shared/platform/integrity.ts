import { createHash } from 'node:crypto'

/** Hash of a content in the form of the `integrity` attribute. */
export const integrityOf = (content: Buffer, algorithm = 'sha384') =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`
