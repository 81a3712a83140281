import { readManifestText } from '../read-release'
import { keptReleases, type Move, type Registry } from '../registry/registry-schema'
import type { Signature } from './keys'
import {
  changeStatement,
  ownershipProblem,
  releaseStatement,
  withSignature,
  type PinnedKeys,
} from './ownership'

/** Signs a statement about an app; undefined without a key for it. */
export type Signer = (app: string, statement: string) => Signature | undefined

/** A registry with signatures of the releases that its change moves, and of the change itself. */
export function withSignatures(dir: string, next: Registry, signer: Signer): Registry {
  const { change, revision } = next
  if (!change) return next
  let { owners } = next
  const moves: Record<string, Move> = {}
  for (const [app, move] of Object.entries(change.moves)) {
    const { text } = readManifestText(dir, app, move.to)
    const release = signer(app, releaseStatement(app, move.to, text))
    if (release) owners = signedBy(next, owners, app, move.to, release)
    const signature = signer(app, changeStatement(revision, change.action, app, move))
    moves[app] = { ...move, ...(signature ? { signature } : {}) }
  }
  return { ...next, owners, change: { ...change, moves } }
}

/** The owners with a signature of a release. */
export const signedBy = (
  registry: Registry,
  owners: Registry['owners'],
  app: string,
  version: string,
  signature: Signature,
): Registry['owners'] => ({
  ...owners,
  [app]: withSignature(owners[app], version, signature, versionsInUse(registry, app)),
})

/** Versions of an app whose signatures are kept: those that a gateway may show or return to. */
export function versionsInUse({ apps, previews, canaries }: Registry, app: string): string[] {
  const live = apps[app]
  const pinned = [...previews, ...canaries].filter((one) => one.app === app)
  const known = live ? [live.active, ...live.earlier.slice(0, keptReleases)] : []
  return [...new Set([...known, ...pinned.map(({ version }) => version)])]
}

/** Refuses a change that moves an app to a release that its team has not signed. @throws ReleaseError */
export function refuseForeign(dir: string, next: Registry, pinned?: PinnedKeys): void {
  for (const [app, { to }] of Object.entries(next.change?.moves ?? {})) {
    const problem = ownershipProblem(app, to, readManifestText(dir, app, to), next, pinned)
    if (problem) throw problem
  }
}
