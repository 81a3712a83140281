import { createHash, timingSafeEqual } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { wideAllowance, type ClientNetwork } from '@virida/shared/platform/http/client-networks'

/** Wrong tokens that one client may send. */
const guesses = { perMinute: 10, perHour: 100 }

/** Names of the owners of tokens, or why nobody is let in. */
export type TokenOwner = { name: string } | 'wrong' | 'limited'

/** Compares tokens in constant time, and lets a client send few wrong ones. */
export class Tokens {
  readonly #known: { name: string; digest: Buffer }[]
  readonly #limiters = [
    new RateLimiterMemory({ points: guesses.perMinute * wideAllowance, duration: 60 }),
    new RateLimiterMemory({ points: guesses.perHour * wideAllowance, duration: 3600 }),
  ]

  /** @param tokens The tokens by the name of their owner. */
  constructor(tokens: Readonly<Record<string, readonly string[]>>) {
    this.#known = Object.entries(tokens).flatMap(([name, own]) =>
      own.map((token) => ({ name, digest: digestOf(token) })),
    )
  }

  /**
   * Finds the owner of a token. After too many wrong tokens, even a right one is refused for a while: otherwise somebody
   * who guesses would learn which one is right.
   */
  async ownerOf(given: string, client: readonly ClientNetwork[]): Promise<TokenOwner> {
    if (await this.#isLimited(client)) return 'limited'
    const digest = digestOf(given)
    const [owner] = this.#known.filter((known) => timingSafeEqual(known.digest, digest))
    if (owner) return { name: owner.name }
    for (const limiter of this.#limiters)
      for (const { key, allowance } of client) await limiter.penalty(key, wideAllowance / allowance)
    return 'wrong'
  }

  async #isLimited(client: readonly ClientNetwork[]): Promise<boolean> {
    for (const limiter of this.#limiters)
      for (const { key, allowance } of client) {
        const count = await limiter.get(key)
        if (count && count.remainingPoints < wideAllowance / allowance) return true
      }
    return false
  }
}

// A comparison in constant time requires values of the same length.
const digestOf = (text: string) => createHash('sha256').update(text).digest()

/** The token of an `Authorization` header with the scheme Bearer (RFC 6750). */
export const bearerToken = (header = ''): string | undefined =>
  /^Bearer ([\w.~+/=-]{1,500})$/i.exec(header)?.[1]
