import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { ClientNetwork } from '@virida/shared/platform/http/client-networks'
import type { Pace } from '@virida/shared/platform/http/pace'
import type { FaultLog } from '@virida/shared/platform/log/fault-log'
import { abortCanary, promoteCanary } from '@virida/shared/platform/release/canary'
import type { PinnedKeys } from '@virida/shared/platform/release/ownership/ownership'
import { fitWarnings } from '@virida/shared/platform/release/gate/fit-warnings'
import { rollBack } from '@virida/shared/platform/release/registry/registry'
import type { Registry } from '@virida/shared/platform/release/registry/registry-schema'
import { abortText, liveText } from '@virida/shared/platform/release/release-texts'
import {
  canaryEndSchema,
  invalid,
  offerSchema,
  rollbackSchema,
  uploadLimits,
} from '@virida/shared/platform/release/remote/upload'
import { folderStore, type RegistryStore } from '@virida/shared/platform/release/stores/registry-store'
import { bearerToken, Tokens } from '../http/tokens'
import { changeBy } from './change-by'
import { FreeSpace } from './free-space'
import { gateInChild, type RunGate } from './gate-in-child'
import { inTurns } from './gate-turns'
import { ReleaseStore } from '../releases/release-store'
import { liveReleases } from './live-releases'
import { checkOffer } from './receive-release'
import { paused } from './paused'
import {
  foreignToken,
  noStore,
  parseRequest,
  refuse,
  refuseBusy,
  refuseFor,
  refuseLists,
  refuseOften,
  tooManyTokens,
  wrongToken,
} from './refusals'
import { slowAnswer } from './slow-answer'
import { takeRelease } from './take-release'
import { withoutFolders } from './without-folders'

/**
 * Bytes that stay free on the disk, which the mail service may share. It refuses enquiries when less than DISK_FLOOR_MB
 * is free, 1 GB by default.
 */
const usualFloor = 2 * 1024 ** 3
/**
 * Rollbacks and aborted canaries of one app in a minute. Each makes the gates of other apps run again, and reads the files of
 * a release.
 */
const returnsPerMinute = 10
/** Lists of the live releases for one app in a minute. Each has the manifests of all apps. A developer's machine asks for one. */
const listsPerMinute = 30
/** Bytes of a request that names a change and sends nothing. */
const longestChange = 4096

export type PublishingOptions = {
  releasesDir: string
  /** Tokens by app; without any, nothing can be published over the network. */
  tokens: Readonly<Record<string, readonly string[]>>
  pinned?: PinnedKeys | undefined
  /** Where the registry is kept; the releases folder by default. */
  store?: RegistryStore | undefined
  /** The registry of what visitors get. */
  live: () => Registry
  /** The releases that the gateway has read; by default, they are read from the folder. */
  releases?: ReleaseStore | undefined
  log: FaultLog
  /** Networks of the client, for the limit of wrong tokens. */
  networksOf: (c: Context) => readonly ClientNetwork[]
  /** Runs the releases before they go live; undefined in development. */
  gate?: RunGate | undefined
  /** Bytes that releases leave free on the disk. */
  diskFloor?: number
  /** Time between the bytes of an answer that takes long, in ms. */
  padInterval?: number
  /** How slowly a publisher may send a release. */
  pace?: Pace
}

/** The gate of a site that is not in development. */
export const usualGate = (env: NodeJS.ProcessEnv = process.env): RunGate | undefined =>
  env.NODE_ENV === 'development' ? undefined : gateInChild

/** Takes releases from teams that have no access to the releases folder: each app with its token. */
export function publishing(options: PublishingOptions): Hono {
  const { releasesDir: dir, tokens, pinned, store = folderStore(dir), log, networksOf, gate } = options
  const { diskFloor = usualFloor, releases = new ReleaseStore(dir, pinned) } = options
  const known = new Tokens(tokens)
  /** Apps whose offer, release or promotion is being taken. Reading a description keeps the processor busy, so each has one. */
  const taking = new Set<string>()

  const appOf = (c: Context) => c.req.param('app') ?? ''
  /** Answers with what the publisher reads. */
  const taken = (c: Context, lines: readonly string[]) =>
    c.json({ ok: true, lines: lines.map((line) => withoutFolders(line, dir)) }, 200, noStore)
  const site = {
    ...{ dir, store, pinned, log, pace: options.pace },
    space: new FreeSpace(dir, diskFloor),
    gate: gate && inTurns(gate),
  }
  const change = (c: Context, who: string) => changeBy(site, appOf(c), who)
  /**
   * Answers with the lines for the publisher. Each app has one such change at a time; those of others do not wait for it,
   * except for the gate.
   * @param work Calls `onReceived` when it has read the whole request.
   */
  async function answer(c: Context, work: (onReceived: () => void) => Promise<string[]>): Promise<Response> {
    const app = appOf(c)
    if (taking.has(app)) return refuseBusy(c)
    taking.add(app)
    let onReceived = () => {}
    const received = new Promise<void>((resolve) => (onReceived = resolve))
    const making = work(onReceived)
      .then((lines) => taken(c, lines))
      .catch((error: unknown) => refuseFor(c, error, { dir, log }))
      .finally(() => taking.delete(app))
    // Some proxies send no more of a request whose answer has begun.
    await Promise.race([received, making])
    return slowAnswer(making, options.padInterval)
  }

  const routes = new Hono()
  routes.use('/:app/*', async (c: Context, next) => {
    const app = appOf(c)
    const token = bearerToken(c.req.header('Authorization'))
    const owner = token === undefined ? 'wrong' : await known.ownerOf(token, networksOf(c))
    if (owner === 'limited') return refuse(c, 429, tooManyTokens, { 'Retry-After': '60' })
    if (owner === 'wrong') return refuse(c, 401, wrongToken, { 'WWW-Authenticate': 'Bearer' })
    if (owner.name !== app) return refuse(c, 403, foreignToken(owner.name, app))
    await next()
  })
  const limited = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: (c) => refuse(c, 413, invalid(`its description has more than ${maxSize} bytes`)),
    })
  const small = limited(longestChange)
  /** Lets each app have one of these requests at a time. */
  const oneOf =
    (apps: Set<string>): MiddlewareHandler =>
    async (c, next) => {
      const app = appOf(c)
      if (apps.has(app)) return refuseBusy(c)
      apps.add(app)
      try {
        await next()
      } finally {
        apps.delete(app)
      }
    }
  // Comes before `limited`, which reads the whole body.
  const oneOfApp = oneOf(taking)
  // A rollback does not wait for a release of the same app, which may be the reason for it.
  const oneReturn = oneOf(new Set())
  /** Lets each app have so many of these requests in a minute. */
  const perMinute = (points: number, refuseMore: (c: Context) => Response): MiddlewareHandler => {
    const taken = new RateLimiterMemory({ points, duration: 60 })
    return async (c, next) => {
      try {
        await taken.consume(appOf(c))
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return refuseMore(c)
        throw reason
      }
      await next()
    }
  }
  const rarely = perMinute(returnsPerMinute, refuseOften)
  routes.post('/:app/offer', oneOfApp, limited(uploadLimits.head), async (c) => {
    const text = await c.req.text()
    const registry = await store.newest()
    const { missing } = await paused(() =>
      checkOffer(dir, appOf(c), parseRequest(offerSchema, text), registry, pinned),
    )
    return c.json({ ok: true, missing }, 200, noStore)
  })
  routes.get('/:app/live', perMinute(listsPerMinute, refuseLists))
  routes.route('/:app/live', liveReleases(releases, options.live))
  routes.post('/:app/release', (c) =>
    answer(c, (onReceived) => takeRelease(site, appOf(c), c.req.raw, onReceived)),
  )
  routes.post('/:app/promote', small, async (c) => {
    const { who } = parseRequest(canaryEndSchema, await c.req.text())
    return answer(c, async (onReceived) => {
      onReceived()
      const { lines, gated } = change(c, who)
      const registry = await promoteCanary(dir, appOf(c), gated)
      return [...lines, liveText(appOf(c), registry)]
    })
  })
  routes.post('/:app/abort', oneReturn, rarely, small, async (c) => {
    const { who } = parseRequest(canaryEndSchema, await c.req.text())
    const aborted = await abortCanary(dir, appOf(c), change(c, who).revise)
    return taken(c, [abortText(appOf(c), aborted)])
  })
  routes.post('/:app/rollback', oneReturn, rarely, small, async (c) => {
    const { version, who } = parseRequest(rollbackSchema, await c.req.text())
    const registry = await rollBack(dir, appOf(c), version, change(c, who).revise)
    const lines = [liveText(appOf(c), registry), ...(await fitWarnings(dir, registry, appOf(c)))]
    return taken(c, lines)
  })
  routes.onError((error, c) => refuseFor(c, error, { dir, log }))
  return routes
}
