import { randomBytes } from 'node:crypto'
import { withPinned } from './pinned'
import { pathsOf, revisionOf } from './registry/registry'
import { mostPreviews, type Preview } from './registry/registry-schema'
import { author, revise, type ReviseOptions } from './revise'

/** How long a preview can be seen, in ms. */
const lifetime = 7 * 24 * 60 * 60 * 1000

/**
 * The newest preview of an app gets the full time again at most this often, in ms. Otherwise, repeated requests would fill the
 * registry with revisions.
 */
const leastExtension = 60 * 1000

/**
 * Stores a release so that it can be seen at an address, without making it live. A release that has a preview keeps its
 * address and gets the full time again.
 * @throws ReleaseError
 */
export async function preview(
  dir: string,
  app: string,
  version: string,
  options: ReviseOptions = {},
): Promise<Preview> {
  const { who = author() } = options
  const wanted = { app, version }
  const isWanted = (entry: Preview) => entry.app === app && entry.version === version
  const registry = await revise(dir, 'preview', { [app]: version }, options, (current) => {
    const until = Date.now() + lifetime
    const known = current.previews.find(isWanted)
    const isNewest = known !== undefined && known === current.previews.find((entry) => entry.app === app)
    if (isNewest && Date.parse(known.until) > until - leastExtension) return undefined
    const shown = withPinned(current, { ...wanted, paths: pathsOf(dir, app, version), fallsBack: false })
    const move = { from: current.apps[app]?.active ?? null, to: version }
    const revision = revisionOf(dir, current, { action: 'preview', who, moves: { [app]: move } })
    const entry: Preview = {
      id: known?.id ?? randomBytes(16).toString('base64url'),
      ...wanted,
      until: new Date(until).toISOString(),
    }
    const others = revision.previews.filter((other) => !isWanted(other))
    // Only previews of the same app end, so that no team can end those of another one.
    const ended = others.filter((other) => other.app === app).slice(mostPreviews - 1)
    const previews = [entry, ...others.filter((other) => !ended.includes(other))]
    return { next: { ...revision, previews }, shown }
  })
  return registry.previews.find(isWanted) as Preview
}
