import { expect, test } from '@playwright/test'
import { readManifest } from '@virida/shared/release/read-release'
import { readRegistry } from '@virida/shared/release/registry'
import { e2eReleases } from '../fixtures/sites'

const kilobyte = 1024

/** Bytes of a live section's scripts as gzip sends them, by the file's name. */
function scriptsOf(app: string): Record<string, number> {
  const dir = e2eReleases('production')
  const { files } = readManifest(dir, app, readRegistry(dir).apps[app]?.active ?? '')
  return Object.fromEntries(
    Object.entries(files).flatMap(([name, { bytes, gzip }]) =>
      name.endsWith('.mjs') ? [[name, gzip ?? bytes]] : [],
    ),
  )
}

const sum = (sizes: Record<string, number>) => Object.values(sizes).reduce((all, size) => all + size, 0)

test('the tools need less than 60 KB of script, all pages together', () => {
  const bytes = sum(scriptsOf('mfe-tools'))
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(60 * kilobyte)
})

test('the places of California come in less than 60 KB', () => {
  const places = Object.entries(scriptsOf('mfe-locator')).filter(([name]) => name.startsWith('places.'))
  expect(places).toHaveLength(1)
  expect(sum(Object.fromEntries(places))).toBeLessThan(60 * kilobyte)
})
