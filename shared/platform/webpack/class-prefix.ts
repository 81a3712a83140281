import { apps } from '../paths'

/** Start of all class names of an app, two letters: `br` for mfe-browse. */
export const prefixOf = (app: string) => app.replace('mfe-', '').slice(0, 2)

/** The other app whose class names start with the same letters, if there is one. */
export const prefixOwner = (app: string, allApps: readonly string[] = apps): string | undefined =>
  allApps.find((name) => name !== app && prefixOf(name) === prefixOf(app))

/**
 * Start of all class names of an app.
 * @throws Error when another app has the same prefix.
 */
export function classPrefix(app: string, allApps: readonly string[] = apps): string {
  const other = prefixOwner(app, allApps)
  if (other)
    throw new Error(
      `Cannot build ${app}: its class names would start with "${prefixOf(app)}" like those of ${other}. Rename it.`,
    )
  return prefixOf(app)
}
