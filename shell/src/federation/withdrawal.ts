import {
  shellName,
  withdrawnAddress,
  type Composition,
  type Withdrawn,
} from '@virida/shared/platform/contract/composition'

/** An answer is used for this long, in ms. */
const lifetime = 10_000
/** A navigation waits at most this long for an answer, in ms; a later answer is used at the next navigation. */
const longestWait = 150

/**
 * Makes the function that says whether a release of this document has been withdrawn: a team has rolled it back, so
 * that the next navigation must load a new document. A release that was only followed by another one stays in use.
 */
export function withdrawalCheck({ shell, sections }: Composition): () => Promise<boolean> {
  const own = [{ name: shellName, version: shell }, ...sections]
  let askedAt = -Infinity
  let isWithdrawn = false
  let asking: Promise<void> = Promise.resolve()

  async function ask() {
    try {
      const response = await fetch(withdrawnAddress, { cache: 'no-store' })
      const withdrawn = (response.ok ? await response.json() : {}) as Withdrawn
      isWithdrawn = own.some(({ name, version }) => withdrawn[name]?.includes(version))
    } catch {
      // Offline: the navigation goes on with what the tab has.
    }
  }

  return async () => {
    if (!isWithdrawn && Date.now() - askedAt > lifetime) {
      askedAt = Date.now()
      asking = ask()
    }
    await Promise.race([asking, new Promise((resolve) => setTimeout(resolve, longestWait))])
    return isWithdrawn
  }
}
