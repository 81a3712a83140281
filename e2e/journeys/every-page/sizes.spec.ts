import { expect, test } from '@playwright/test'
import { readManifest } from '@virida/shared/platform/release/read-release'
import { readRegistry } from '@virida/shared/platform/release/registry/registry-folder'
import { e2eReleases } from '../../fixtures/sites'

const kilobyte = 1024

/** The manifest of a live section. */
function manifestOf(app: string) {
  const dir = e2eReleases('production')
  return readManifest(dir, app, readRegistry(dir).apps[app]?.active ?? '')
}

/** Gzip sizes, in bytes, of the scripts of a live section, by file name. */
function scriptsOf(app: string): Record<string, number> {
  const { files } = manifestOf(app)
  return Object.fromEntries(
    Object.entries(files).flatMap(([name, { bytes, gzip }]) =>
      name.endsWith('.mjs') ? [[name, gzip ?? bytes]] : [],
    ),
  )
}

/** Those that its pages load, without the ones that load on use. */
function pageScriptsOf(app: string): Record<string, number> {
  const { routes, chunks } = manifestOf(app)
  const names = ['routes', ...routes.flatMap(({ chunk }) => chunk)]
  const loaded = new Set(names.flatMap((name) => chunks[name]?.js ?? []))
  return Object.fromEntries(Object.entries(scriptsOf(app)).filter(([name]) => loaded.has(name)))
}

const sum = (sizes: Record<string, number>) => Object.values(sizes).reduce((all, size) => all + size, 0)

test('the scripts of all pages of mfe-tools together are smaller than 60 KB', () => {
  const bytes = sum(pageScriptsOf('mfe-tools'))
  expect(bytes).toBeGreaterThan(50 * kilobyte)
  expect(bytes).toBeLessThan(60 * kilobyte)
})

test('the file with the places of California is smaller than 60 KB', () => {
  const places = Object.entries(scriptsOf('mfe-locator')).filter(([name]) => name.startsWith('places.'))
  expect(places).toHaveLength(1)
  expect(sum(Object.fromEntries(places))).toBeLessThan(60 * kilobyte)
})
