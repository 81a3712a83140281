import { versionsOf } from './build/built-releases'
import { ports } from '../config/ports'
import { SettingsError } from '../config/settings'
import { previewAddress } from '../paths'
import { ReleaseCommands } from '../release-commands'
import { ReleaseError } from './errors'
import { fitWarnings } from './gate/fit-warnings'
import { readRegistry, readRevision, revisionsIn } from './registry/registry-folder'
import type { AbortedCanary } from './canary'
import { isOpen } from './pinned'
import { isSignedBy } from './ownership/keys'
import { changeStatement } from './ownership/ownership'
import type { NewKey } from './ownership/team-keys'
import type { Canary, Move, Preview, Registry } from './registry/registry-schema'
import { abortText, canaryText, liveText, previewText } from './release-texts'

/** Prints the releases of an app, and which one is live. */
export function reportReleases(dir: string, app: string): void {
  const registry = readRegistry(dir)
  const { apps, previews, canaries } = registry
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
  for (const entry of canaries) if (entry.app === app) reportCanary(entry)
  for (const entry of previews) if (entry.app === app && isOpen(entry)) reportPreview(entry)
  if (registry.owners[app]) reportOwner(app, registry)
}

/** Prints the keys of an app, and which of its releases are signed with which key. */
export function reportOwner(app: string, { owners }: Registry): void {
  const { keys, signatures } = owners[app] ?? { keys: [], signatures: {} }
  const signed = Object.entries(signatures).map(
    ([version, signers]) => `${version} (${Object.keys(signers).join(', ')})`,
  )
  console.log(
    `${app} has ${keys.map(({ id, addedAt }) => `the key ${id} of ${addedAt}`).join(' and ') || 'no key'}; signed: ${signed.join(', ') || 'nothing'}`,
  )
}

/** Prints where a new key is, and how it comes into use. */
export function reportNewKey(app: string, { file, publicKey, id }: NewKey): void {
  console.log(
    `The private key ${id} of ${app} is in ${file}. Keep a copy in a safe place, and give it to nobody.`,
  )
  const commands = new ReleaseCommands()
  console.log(`Sign what is live:       ${commands.site(`sign ${app}`)}`)
  console.log(`The operator then runs:  npm run releases -- add-key ${app} ${publicKey}`)
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
    const registry = read()
    const { updatedAt, change } = registry
    if (!change) return undefined
    const moves = Object.entries(change.moves).map(
      ([app, move]) =>
        `${app} ${move.from ?? 'nothing'} -> ${move.to}${move.commit ? ` (commit ${move.commit})` : ''}${signatureOf(registry, app, move)}`,
    )
    const keys = change.key ? [`${change.key.app} key ${change.key.id}`] : []
    const note = change.note ? `: ${change.note}` : ''
    return `${updatedAt}  ${change.who}  ${change.action} ${[...moves, ...keys].join(', ')}${note}`
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    return error.message
  }
}

/** Who has signed a change, in words. Empty if nobody has. */
function signatureOf({ revision, change, owners }: Registry, app: string, move: Move): string {
  if (!move.signature || !change) return ''
  const { key, value } = move.signature
  const publicKey = owners[app]?.keys.find(({ id }) => id === key)?.publicKey
  if (!publicKey) return ` (signed with the unknown key ${key})`
  const isSigned = isSignedBy(publicKey, changeStatement(revision, change.action, app, move), value)
  return isSigned ? ` (signed with ${key})` : ` (the signature of ${key} is wrong)`
}

/** Prints which release of an app is live now. */
export function reportLive(app: string, registry: Registry): void {
  console.log(liveText(app, registry))
}

/** Prints which release of an app is live after a rollback, and what sections miss of the shell now. */
export async function reportRollback(dir: string, app: string, registry: Registry): Promise<void> {
  reportLive(app, registry)
  for (const warning of await fitWarnings(dir, registry, app)) console.warn(warning)
}

/** Prints which share of the browsers gets a release that is not live. */
export function reportCanary(canary: Canary): void {
  console.log(canaryText(canary))
}

/** Prints which canary has ended, and what visitors get now. */
export function reportAbort(app: string, aborted: AbortedCanary): void {
  console.log(abortText(app, aborted))
}

/** Prints where a release can be seen that is not live. */
export function reportPreview(preview: Preview): void {
  const scheme = process.env.TLS_CERTIFICATE ? 'https' : 'http'
  const local = `${scheme}://localhost:${process.env.PORT || ports.gateway}`
  console.log(`${previewText(preview)}, here ${local}${previewAddress(preview.id)}`)
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
