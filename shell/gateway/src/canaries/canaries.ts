import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Canary, Registry } from '@virida/shared/platform/release/registry/registry-schema'
import type { PinnedSnapshots } from '../releases/pinned-snapshots'
import type { Snapshot } from '../releases/snapshot'
import { isInShare, randomBucket, readBucket } from './bucket'

/** The cookie with the bucket of a browser. */
const cookieName = 'bucket'
/** How long a browser keeps its bucket, in seconds. */
const lifetime = 30 * 24 * 60 * 60

type Options = {
  pinned: PinnedSnapshots
  /** Whether the browser has sent the request encrypted. */
  isSecure: (c: Context) => boolean
}

/** Gives a share of all browsers a release that is not live. */
export class Canaries {
  constructor(readonly options: Options) {}

  /**
   * The releases that this browser gets. While there is a canary, a browser without a bucket gets a random one in a
   * cookie, so that it sees the same release at each request. A browser is in one canary at most, because each one
   * was checked with the live releases and not with other canaries.
   */
  snapshotFor(c: Context, live: Snapshot): Snapshot {
    if (live.registry.canaries.length === 0) return live
    const canary = canaryIn(live.registry, bucketOf(c) ?? this.#giveBucket(c))
    return (canary && this.options.pinned.of(live, { canary })) ?? live
  }

  /** The canary of a browser that has a bucket already. */
  canaryOf(c: Context, registry: Registry): Canary | undefined {
    const bucket = bucketOf(c)
    return bucket === undefined ? undefined : canaryIn(registry, bucket)
  }

  /** The releases of all canaries. */
  snapshots(live: Snapshot): Snapshot[] {
    return live.registry.canaries.flatMap((canary) => this.options.pinned.of(live, { canary }) ?? [])
  }

  #giveBucket(c: Context): number {
    const bucket = randomBucket()
    setCookie(c, cookieName, String(bucket), {
      ...{ path: '/', httpOnly: true, sameSite: 'Lax', maxAge: lifetime },
      secure: this.options.isSecure(c),
    })
    return bucket
  }
}

const bucketOf = (c: Context) => readBucket(getCookie(c, cookieName) ?? '')

const canaryIn = ({ canaries }: Registry, bucket: number) =>
  canaries.find((canary) => isInShare(canary, bucket))
