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
 * that the next navigation must load a new document. A release that a newer one has only replaced stays in use.
 * @param known The releases that the document knows now.
 */
export function withdrawalCheck(known: () => Composition): () => Promise<boolean> {
  let askedAt = -Infinity
  let withdrawn: Withdrawn = {}
  let asking: Promise<void> = Promise.resolve()

  async function ask() {
    try {
      const response = await fetch(withdrawnAddress, { cache: 'no-store' })
      if (response.ok) withdrawn = (await response.json()) as Withdrawn
    } catch {
      // Offline: the navigation goes on with what the tab has.
    }
  }

  // `known` is asked each time, because the document may learn of more sections after an answer.
  const isWithdrawn = () => {
    const { shell, sections } = known()
    const own = [{ name: shellName, version: shell }, ...sections]
    return own.some(({ name, version }) => withdrawn[name]?.includes(version))
  }

  return async () => {
    // Not the wall clock: when a device corrects its time, a short time would be long.
    const now = performance.now()
    if (!isWithdrawn() && now - askedAt > lifetime) {
      askedAt = now
      asking = ask()
    }
    await Promise.race([asking, new Promise((resolve) => setTimeout(resolve, longestWait))])
    return isWithdrawn()
  }
}
