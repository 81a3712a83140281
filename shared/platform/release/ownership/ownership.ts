import { createHash } from 'node:crypto'
import { ReleaseError } from '../errors'
import type { ManifestText } from '../manifest'
import type { Move, Owner, Registry } from '../registry/registry-schema'
import { isSignedBy, keyIdOf } from './keys'

/** Public keys of apps that the operator of a gateway has set. They count instead of those in the registry. */
export type PinnedKeys = Readonly<Record<string, readonly string[]>>

/** What a team signs of a release. */
export const releaseStatement = (app: string, version: string, text: string): string =>
  `virida release\n${app}\n${version}\n${createHash('sha384').update(text).digest('base64url')}`

/** What a team signs of a change of the registry. */
export const changeStatement = (revision: number, action: string, app: string, { from, to }: Move): string =>
  `virida change\n${revision}\n${action}\n${app}\n${from ?? ''}\n${to}`

/** The public keys whose releases an app takes; none if anybody may publish it. */
export const keysOf = (
  app: string,
  { owners }: Pick<Registry, 'owners'>,
  pinned: PinnedKeys = {},
): readonly string[] => pinned[app] ?? owners[app]?.keys.map(({ publicKey }) => publicKey) ?? []

/**
 * Says why a release must not be used: its app has keys, and none of them has signed it.
 * @returns undefined if it may be used.
 */
export function ownershipProblem(
  app: string,
  version: string,
  { manifest, text }: ManifestText,
  registry: Pick<Registry, 'owners'>,
  pinned?: PinnedKeys,
): ReleaseError | undefined {
  const keys = keysOf(app, registry, pinned)
  if (keys.length === 0) return undefined
  const name = `${app} ${version}`
  const signatures = registry.owners[app]?.signatures[version] ?? {}
  const signers = Object.keys(signatures)
  if (signers.length === 0)
    return new ReleaseError(
      'release_unsigned',
      (commands) =>
        `Cannot use ${name}: ${app} has keys, and none of them has signed this release. Sign it with the key of the team: ${commands.site(`sign ${app} ${version}`)}`,
    )
  const known = keys.filter((key) => signers.includes(keyIdOf(key)))
  if (known.length === 0)
    return new ReleaseError(
      'key_foreign',
      `Cannot use ${name}: it is signed with ${signers.map((id) => describeKey(id, registry)).join(', ')}. Only ${keys.map(keyIdOf).join(' and ')} may sign releases of ${app}.`,
    )
  const statement = releaseStatement(app, version, text)
  const isSigned = known.some((key) => isSignedBy(key, statement, signatures[keyIdOf(key)] ?? ''))
  if (!isSigned || manifest.app !== app || manifest.version !== version)
    return new ReleaseError(
      'signature_wrong',
      `Cannot use ${name}: its manifest is not the one that the team has signed. Publish the release again under a new version.`,
    )
  if (!manifest.serverIntegrity)
    return new ReleaseError(
      'release_unsigned',
      `Cannot use ${name}: its manifest has no hash of its server file, so the signature does not protect it. Build it again under a new version.`,
    )
  return undefined
}

const describeKey = (id: string, { owners }: Pick<Registry, 'owners'>): string => {
  const other = Object.entries(owners).find(([, { keys }]) => keys.some((key) => key.id === id))
  return other ? `the key ${id} of ${other[0]}` : `the key ${id}, which belongs to no app`
}

/** An owner with another signature. Signatures of releases that are not in use anymore are dropped. */
export function withSignature(
  owner: Owner | undefined,
  version: string,
  { key, value }: { key: string; value: string },
  inUse: readonly string[],
): Owner {
  const { keys, signatures } = owner ?? { keys: [], signatures: {} }
  const kept = Object.entries(signatures).filter(([other]) => inUse.includes(other))
  return {
    keys,
    signatures: { ...Object.fromEntries(kept), [version]: { ...signatures[version], [key]: value } },
  }
}
