import { endCanaries } from '../end-canaries'
import { ReleaseError, type ReleaseMessage } from '../errors'
import { readManifestText } from '../read-release'
import { revisionOf } from '../registry/registry'
import {
  mostKeys,
  publicKeyPattern,
  type Change,
  type Owner,
  type Registry,
} from '../registry/registry-schema'
import { author, revise, type ReviseOptions } from '../revise'
import { versionsOf } from '../build/built-releases'
import { keyIdOf } from './keys'
import { ownershipProblem, releaseStatement } from './ownership'
import { signedBy, versionsInUse, type Signer } from './signatures'

type Options = Omit<ReviseOptions, 'signer' | 'gate' | 'pinned'>

/**
 * Signs releases of an app: those in use that this machine has, or one more.
 * @param version A release that is not in use, such as one to return to.
 * @throws ReleaseError `key_missing` without a private key, `release_missing`
 */
export function signReleases(
  dir: string,
  app: string,
  signer: Signer,
  { version, ...options }: Options & { version?: string | undefined } = {},
): Promise<Registry> {
  return change(dir, app, 'sign', options, (current) => {
    const inUse = versionsInUse(current, app).filter((one) => versionsOf(dir, app).includes(one))
    let { owners } = current
    let id: string | undefined
    for (const one of version ? [...inUse, version] : inUse) {
      const { text } = readManifestText(dir, app, one)
      const signature = signer(app, releaseStatement(app, one, text))
      if (!signature)
        throw new ReleaseError(
          'key_missing',
          (commands) =>
            `Cannot sign releases of ${app}: there is no private key. Set RELEASE_KEY, or make a key: ${commands.site(`key ${app}`)}`,
        )
      owners = signedBy(current, owners, app, one, signature)
      id = signature.key
    }
    return { owners, ...(id ? { id } : {}) }
  })
}

/**
 * Adds a public key: from now on, gateways use only releases of the app that one of its keys has signed.
 * @throws ReleaseError `key_invalid`, `key_in_use`, `key_foreign`; `release_unsigned` when the live release would stop working.
 */
export function addKey(
  dir: string,
  app: string,
  publicKey: string,
  options: Options = {},
): Promise<Registry> {
  return change(dir, app, 'add-key', options, (current) => {
    const refuse = (code: ReleaseError['code'], why: ReleaseMessage) =>
      new ReleaseError(
        code,
        (commands) => `Cannot add a key to ${app}: ${typeof why === 'string' ? why : why(commands)}`,
      )
    if (!publicKeyPattern.test(publicKey))
      throw refuse(
        'key_invalid',
        (commands) => `a public key has 43 characters; \`${commands.site('key')}\` prints it.`,
      )
    const id = keyIdOf(publicKey)
    const holder = Object.entries(current.owners).find(([, { keys }]) => keys.some((key) => key.id === id))
    if (holder)
      throw refuse(
        holder[0] === app ? 'key_in_use' : 'key_foreign',
        `${holder[0]} has this key already. Each app needs keys of its own.`,
      )
    const owner = current.owners[app] ?? { keys: [], signatures: {} }
    if (owner.keys.length >= mostKeys)
      throw refuse(
        'key_in_use',
        (commands) =>
          `it has ${mostKeys} keys. Remove one first: ${commands.site(`remove-key ${app} ${owner.keys[0]?.id}`)}`,
      )
    const key = { id, publicKey, addedAt: new Date().toISOString() }
    return { owners: { ...current.owners, [app]: { ...owner, keys: [...owner.keys, key] } }, id }
  })
}

/**
 * Removes a key. What only this key has signed cannot be used anymore: its canary and previews end.
 * @throws ReleaseError `key_missing`; `key_foreign` when the live release would stop working.
 */
export function removeKey(dir: string, app: string, id: string, options: Options = {}): Promise<Registry> {
  return change(dir, app, 'remove-key', options, (current) => {
    const owner = current.owners[app]
    if (!owner?.keys.some((key) => key.id === id))
      throw new ReleaseError(
        'key_missing',
        (commands) =>
          `Cannot remove the key ${id}: ${app} does not have it. \`${commands.site()}\` lists the keys.`,
      )
    const keys = owner.keys.filter((key) => key.id !== id)
    return { owners: { ...current.owners, [app]: { ...owner, keys } }, id }
  })
}

/**
 * Stores other owners, unless the live release of the app could not be used with them. Ends the canary and the previews
 * of the app that could not.
 */
function change(
  dir: string,
  app: string,
  action: Change['action'],
  options: Options,
  make: (current: Registry) => { owners: Registry['owners']; id?: string },
): Promise<Registry> {
  const { who = author() } = options
  return revise(dir, action, {}, options, (current) => {
    const { owners, id } = make(current)
    const live = current.apps[app]?.active
    const problem = live && ownershipProblem(app, live, readManifestText(dir, app, live), { owners })
    if (problem) throw stillNeeded(problem, app, live)
    const change = { action, who, moves: {}, ...(id ? { key: { app, id } } : {}) }
    const revision = revisionOf(dir, current, change)
    const isLost = (one: { app: string; version: string }) =>
      one.app === app && !hasKnownSigner(owners[app], one.version)
    const next = { ...revision, owners, previews: revision.previews.filter((one) => !isLost(one)) }
    return {
      next: endCanaries(next, (canary) => (isLost(canary) ? 'no key of its app has signed it' : undefined)),
    }
  })
}

/**
 * Whether an app has no keys, or one of them has signed the release. The signature itself was checked when the release
 * was stored; the release need not be on this machine.
 */
const hasKnownSigner = (owner: Owner | undefined, version: string) =>
  !owner?.keys.length || owner.keys.some(({ id }) => owner.signatures[version]?.[id] !== undefined)

const stillNeeded = (problem: ReleaseError, app: string, live: string) =>
  new ReleaseError(
    problem.code,
    (commands) =>
      `Cannot change the keys of ${app}: its live release ${live} would stop working. Sign it first with the key that stays: ${commands.site(`sign ${app}`)}. ${problem.message}`,
    { cause: problem },
  )
