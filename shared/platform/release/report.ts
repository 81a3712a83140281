import { versionsOf } from './built-releases'
import { ReleaseError } from './errors'
import { readRegistry } from './registry'

/** Prints the releases of an app, and which one is live. */
export function reportReleases(dir: string, app: string): void {
  const pointer = readRegistry(dir).apps[app]
  const marks = versionsOf(dir, app).map((version) =>
    version === pointer?.active
      ? `${version} (live)`
      : version === pointer?.previous
        ? `${version} (previous)`
        : version,
  )
  console.log(`${app}: ${marks.join(', ') || 'no release'}`)
}

/** Prints which release of an app is live now. */
export function reportLive(dir: string, app: string): void {
  const pointer = readRegistry(dir).apps[app]
  console.log(`${app} ${pointer?.active ?? 'none'} is live; previous release: ${pointer?.previous ?? 'none'}`)
}

/** Runs a command. If it is refused, prints why and sets the exit code. */
export async function reportRefusal(command: () => Promise<void> | void): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    console.error(`${error.code}: ${error.message}`)
    process.exitCode = 1
  }
}
