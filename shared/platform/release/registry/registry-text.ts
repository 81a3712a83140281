import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { ReleaseError } from '../errors'
import { registrySchema, type Registry } from './registry-schema'

/** Characters. A registry of a hundred apps, each with its longest lists, has about two million. */
export const longestRegistry = 8 * 1024 * 1024

/** The first two lines of a registry's text: the second is the SHA-256 of the text without the line of the checksum, in hexadecimal. */
const checksumLine = /^\{\n {2}"sha256": "([^"\n]*)",\n/

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * Writes a registry as JSON with a checksum, so that a damaged file is noticed although it is still JSON of the right
 * shape.
 * @throws ReleaseError `registry_too_large`
 */
export function registryText(registry: Registry): string {
  const text = `${JSON.stringify(registry, null, 2)}\n`
  // Room for the checksum. A longer text would be stored, and nobody could read it.
  if (text.length > longestRegistry - 100)
    throw new ReleaseError(
      'registry_too_large',
      `Cannot store the registry: it has more than ${longestRegistry} characters. Take sections off the site that nobody uses.`,
    )
  return text.replace('{\n', () => `{\n  "sha256": "${sha256(text)}",\n`)
}

/**
 * Reads the text of a registry. Old revisions, from before checksums existed, are read without a check.
 * @param place Where the text was read, for the message.
 * @throws ReleaseError `registry_invalid`
 */
export function parseRegistry(text: string, place: string): Registry {
  try {
    // Gateways read announcements again and again, and a store can contain any text.
    if (text.length > longestRegistry) throw new RangeError(`it has more than ${longestRegistry} characters`)
    const checksum = checksumLine.exec(text)
    const parsed: unknown = JSON.parse(text)
    const isWhole = checksum
      ? checksum[1] === sha256(`{\n${text.slice(checksum[0].length)}`)
      : !(parsed instanceof Object && 'sha256' in parsed)
    if (!isWhole) throw new RangeError('its checksum does not match its text')
    return registrySchema.parse(parsed)
  } catch (cause) {
    throw damagedRegistry(place, cause)
  }
}

/**
 * Reads a registry from a file. One that is too large is not read: its size may be damaged, and reading hundreds of megabytes would
 * stop the gateway for seconds. Neither is a pipe or a device, because reading it may never end.
 * @throws ReleaseError `registry_invalid`, or the error of the system when the file cannot be read.
 */
export function readRegistryFile(file: string): Registry {
  const found = statSync(file)
  if (!found.isFile()) throw damagedRegistry(file, new RangeError('it is not a file'))
  const { size } = found
  // A character has up to four bytes.
  if (size > 4 * longestRegistry) throw damagedRegistry(file, new RangeError(`it has ${size} bytes`))
  return parseRegistry(readFileSync(file, 'utf8'), file)
}

export const damagedRegistry = (place: string, cause: unknown) =>
  new ReleaseError(
    'registry_invalid',
    (commands) =>
      `Cannot read the registry: ${place} is damaged or lost. Run \`${commands.site('repair')}\`; it goes on from the last good copy.`,
    { cause },
  )
