/** @jest-environment node */
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { emptyRegistry, mostPreviews, pointer, type Registry } from './registry-schema'
import { longestRegistry, parseRegistry, readRegistryFile, registryText } from './registry-text'

const registry: Registry = {
  ...emptyRegistry(),
  revision: 7,
  apps: { 'mfe-browse': pointer('1.1.0', ['1.0.0'], ['0.9.0'], ['/', '/series/:slug', '/größe']) },
}

const read = (text: string) => parseRegistry(text, 'the test')

it('reads what it has written', () => {
  expect(read(registryText(registry))).toEqual(registry)
})

it.each([
  ['other ends of lines', (text: string) => text.replaceAll('\n', '\r\n')],
  ['another layout', (text: string) => JSON.stringify(JSON.parse(text))],
])('refuses a text with a checksum that an editor has stored with %s', (_, change) => {
  expect(() => read(change(registryText(registry)))).toThrow('is damaged')
})

it('reads a revision without a checksum, which older versions wrote', () => {
  expect(read(JSON.stringify(registry))).toEqual(registry)
})

it('notices each changed bit that would change the registry', () => {
  const bytes = Buffer.from(registryText(registry))
  let refused = 0
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const changed = Buffer.from(bytes)
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    let found
    try {
      found = read(changed.toString())
    } catch (error) {
      expect(error).toMatchObject({ code: 'registry_invalid' })
      refused += 1
      continue
    }
    // Only the name of the checksum has changed.
    expect(found).toEqual(registry)
  }
  expect(refused).toBeGreaterThan((bytes.length - 'sha256'.length) * 8 - 1)
})

it('notices a text that was cut and closed again', () => {
  const { apps, ...rest } = registry
  const text = registryText(registry)
  const line = text.split('\n', 2)[1] ?? ''
  expect(apps).not.toEqual({})
  expect(() => read(JSON.stringify({ ...rest, apps: {} }, null, 2).replace('{', `{\n${line}`))).toThrow(
    'is damaged',
  )
})

/** The text of a registry with previews of many apps. */
function registryWith(previews: number, appOf: (preview: number) => string): string {
  const preview = { id: 'a'.repeat(22), version: '1.0.0', until: new Date(0).toISOString() }
  const all = Array.from({ length: previews }, (_, number) => ({ ...preview, app: appOf(number) }))
  return JSON.stringify({ ...emptyRegistry(), previews: all })
}

it('reads a registry with very many previews in time, so that a store cannot stop gateways with one', () => {
  const text = registryWith(60_000, (number) => `mfe-${number}`)
  const before = process.cpuUsage()
  expect(read(text).previews).toHaveLength(60_000)
  // Time of the processor, because other programs run on this machine. Microseconds.
  expect(process.cpuUsage(before).user).toBeLessThan(2_000_000)
})

it('does not write a registry that nobody could read', () => {
  const app = { ...pointer('1.0.0', [], [], ['/'.repeat(longestRegistry)]) }
  expect(() => registryText({ ...registry, apps: { 'mfe-browse': app } })).toThrow(
    'Cannot store the registry',
  )
})

it('refuses a registry with too many previews of one app', () => {
  expect(() =>
    parseRegistry(
      registryWith(mostPreviews + 1, () => 'mfe-0'),
      'the test',
    ),
  ).toThrow('is damaged')
})

it('refuses a text that is far longer than a registry before it is parsed', () => {
  const text = registryWith(1, () => 'mfe-0')
  expect(read(text).previews).toHaveLength(1)
  expect(() => parseRegistry(text + ' '.repeat(longestRegistry), 'the test')).toThrow('is damaged')
})

it('does not read a file that is far larger than a registry', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'registry-'))
  const file = path.join(dir, 'next.json')
  writeFileSync(file, registryText(registry))
  expect(readRegistryFile(file)).toEqual(registry)
  // A sparse file: its size is damaged, as after a fault of the disk.
  truncateSync(file, 3 * 1024 ** 3)
  expect(causeOf(() => readRegistryFile(file))).toEqual(new RangeError(`it has ${3 * 1024 ** 3} bytes`))
  rmSync(dir, { recursive: true })
})

it('does not read what is not a file, such as a pipe', () => {
  expect(causeOf(() => readRegistryFile('/dev/null'))).toEqual(new RangeError('it is not a file'))
})

function causeOf(read: () => unknown): unknown {
  try {
    return read()
  } catch (error) {
    return (error as Error).cause
  }
}
