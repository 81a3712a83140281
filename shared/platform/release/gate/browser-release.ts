import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { releaseUrl } from '../../paths'
import type { BrowserRelease } from '../../render/orders'
import { exposedModule } from '../../webpack/federation'
import type { Manifest } from '../manifest'
import { releaseFolder } from '../read-release'

/**
 * The scripts of a release as a render process runs them.
 * @param origin Origin of the site.
 * @param shell Gives the libraries. Without it, for the shell itself, the scripts are parsed and not run.
 */
export function browserRelease(
  dir: string,
  origin: string,
  { app, version, entry, files }: Manifest,
  shell?: { manifest: Manifest; libraries: readonly string[] },
): BrowserRelease {
  const folder = path.join(releaseFolder(dir, app, version), 'client')
  const names = Object.keys(files).filter((name) => name.endsWith('.mjs'))
  const provided = Object.entries(shell?.manifest.provides ?? {})
  return {
    app,
    version,
    browser: async () => ({
      base: origin + releaseUrl(app, version),
      ...(shell ? { entry } : {}),
      exposed: exposedModule,
      files: Object.fromEntries(
        await Promise.all(
          names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const),
        ),
      ),
      libraries: Object.fromEntries(provided.filter(([name]) => shell?.libraries.includes(name))),
    }),
  }
}
