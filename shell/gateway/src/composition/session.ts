import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import { compositionAddress } from '@virida/shared/platform/paths'

const cookieName = 'composition'
/** How long a session lasts, in seconds. */
const lifetime = 8 * 60 * 60

/** A person who has signed in. */
export type Operator = { name: string }

/** Sessions of people who know a token. A session is a signed cookie, so any gateway with this token accepts it. */
export class Sessions {
  readonly #secret: string

  /** @param isSecure Whether the browser has sent a request encrypted. */
  constructor(
    token: string,
    readonly isSecure: (c: Context) => boolean,
  ) {
    // Another token makes other signatures, so a changed token ends all sessions.
    this.#secret = createHash('sha256')
      .update(`session of the composition page\n${token}`)
      .digest('base64url')
  }

  async start(c: Context, { name }: Operator): Promise<void> {
    const value = JSON.stringify({ name, until: Date.now() + lifetime * 1000 })
    await setSignedCookie(c, cookieName, value, this.#secret, { ...this.#attributes(c), maxAge: lifetime })
  }

  /** Who has sent a request; undefined without a session, or if it has ended. */
  async of(c: Context): Promise<Operator | undefined> {
    const value = await getSignedCookie(c, this.#secret, cookieName)
    if (!value) return undefined
    // Only this program signs the value.
    const { name, until } = JSON.parse(value) as { name: string; until: number }
    return until > Date.now() ? { name } : undefined
  }

  end(c: Context): void {
    deleteCookie(c, cookieName, this.#attributes(c))
  }

  #attributes(c: Context) {
    return {
      path: compositionAddress,
      httpOnly: true,
      sameSite: 'Strict',
      secure: this.isSecure(c),
    } as const
  }
}
