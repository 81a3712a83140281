import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteRoute } from '@virida/shared/platform/contract'
import { folderOf, sections } from '@virida/shared/platform/paths'
import type { OwnedPattern } from '@virida/shared/platform/release/routes/route-matcher'

/** The patterns of all sections of this checkout, read from their route tables. No page is loaded. */
export async function ownedPatterns(): Promise<OwnedPattern[]> {
  const tables = sections.map(async (app) => {
    const file = path.join(folderOf(app), 'src', 'routes.tsx')
    const { default: routes } = (await import(pathToFileURL(file).href)) as { default: SiteRoute[] }
    return routes.map((route): OwnedPattern => ({ app, pattern: route.path }))
  })
  return (await Promise.all(tables)).flat()
}
