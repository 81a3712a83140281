import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { replaceFile } from '../replace-file'
import type { Registry } from './registry-schema'
import { readRegistryFile, registryText } from './registry-text'

/**
 * The registry that a publisher is checking and may store as the next revision. Gateways prepare its releases meanwhile.
 * It changes nothing that visitors see, and it stays when the check fails.
 */
const nextFile = 'next.json'

export const writeNext = (dir: string, next: Registry) =>
  replaceFile(path.join(dir, nextFile), registryText(next))

/** Changes whenever `writeNext` has written another registry; undefined if it never has. */
export function nextStamp(dir: string): string | undefined {
  const file = statSync(path.join(dir, nextFile), { throwIfNoEntry: false })
  return file && `${file.mtimeMs} ${file.ino}`
}

/** @returns undefined if no publisher has announced a registry. @throws ReleaseError `registry_invalid` when it is damaged. */
export function readNext(dir: string): Registry | undefined {
  const file = path.join(dir, nextFile)
  return existsSync(file) ? readRegistryFile(file) : undefined
}
