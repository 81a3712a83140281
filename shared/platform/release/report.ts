import { versionsOf } from './build/built-releases'
import { ports } from '../config/ports'
import { SettingsError } from '../config/settings'
import { previewAddress } from '../paths'
import { ReleaseError } from './errors'
import { readRegistry, readRevision, revisionsIn } from './registry/registry-folder'
import { isOpen } from './pinned'
import type { Preview, Registry } from './registry/registry-schema'

/** Prints the releases of an app, and which one is live. */
export function reportReleases(dir: string, app: string): void {
  const { apps, previews } = readRegistry(dir)
  const live = apps[app]
  const mark = (version: string) =>
    version === live?.active
      ? ' (live)'
      : version === live?.previous
        ? ' (previous)'
        : live?.takenBack.includes(version)
          ? ' (taken back)'
          : ''
  const marks = versionsOf(dir, app).map((version) => version + mark(version))
  console.log(`${app}: ${marks.join(', ') || 'no release'}`)
  for (const entry of previews) if (entry.app === app && isOpen(entry)) reportPreview(entry)
}

/** Prints the latest changes of what is live: revision, time, who, what and from which commit. */
export function reportHistory(dir: string, most: number): void {
  for (const revision of revisionsIn(dir).slice(0, most)) {
    const line = describe(() => readRevision(dir, revision))
    if (line) console.log(`${revision}  ${line}`)
  }
}

function describe(read: () => Registry): string | undefined {
  try {
    const { updatedAt, change } = read()
    if (!change) return undefined
    const moves = Object.entries(change.moves).map(
      ([app, { from, to, commit }]) =>
        `${app} ${from ?? 'nothing'} -> ${to}${commit ? ` (commit ${commit})` : ''}`,
    )
    return `${updatedAt}  ${change.who}  ${change.action} ${moves.join(', ')}`
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    return error.message
  }
}

/** Prints which release of an app is live now. */
export function reportLive(app: string, { apps }: Registry): void {
  const live = apps[app]
  console.log(`${app} ${live?.active ?? 'none'} is live; previous release: ${live?.previous ?? 'none'}`)
}

/** Prints where a release can be seen that is not live. */
export function reportPreview({ id, app, version, until }: Preview): void {
  const address = previewAddress(id)
  const local = `http://localhost:${process.env.PORT || ports.gateway}`
  console.log(`${app} ${version} can be seen until ${until}: ${address} on the site, here ${local}${address}`)
}

/** Runs a command. If it is refused, prints why and sets the exit code. */
export async function reportRefusal(command: () => Promise<void> | void): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof ReleaseError || error instanceof SettingsError)) throw error
    console.error(error instanceof ReleaseError ? `${error.code}: ${error.message}` : error.message)
    process.exitCode = 1
  }
}
