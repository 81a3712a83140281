/** Time in ms for which a fault counts after it was seen last. Visitors come back to a page that is broken. */
const lifetime = 60_000
/** Most releases, and most pages of one, whose faults are remembered. The oldest release makes room. */
const most = 100

/** Pages that live releases could not show, so that reports do not call a section sound whose visitors read another release. */
export class PageFaults {
  /** By release, such as `mfe-tools@1.0.0`: when a page failed last, and why. */
  readonly #seen = new Map<string, Map<string, { at: number; reason: string }>>()

  /** @param error Why the release could not show the page; undefined if it could. */
  note(release: string, pattern: string, error: Error | undefined, now = performance.now()): void {
    const pages = this.#seen.get(release)
    if (!error) {
      pages?.delete(pattern)
      if (pages?.size === 0) this.#seen.delete(release)
      return
    }
    if (pages && pages.size >= most && !pages.has(pattern)) return
    const known = pages ?? new Map<string, { at: number; reason: string }>()
    known.set(pattern, { at: now, reason: error.message })
    this.#seen.delete(release)
    this.#seen.set(release, known)
    const [oldest] = this.#seen.keys()
    if (this.#seen.size > most && oldest) this.#seen.delete(oldest)
  }

  /** Why a release does not show one of its pages at the moment; undefined if nothing is known. */
  problemOf(release: string, now = performance.now()): string | undefined {
    for (const [pattern, { at, reason }] of this.#seen.get(release) ?? []) {
      if (now - at < lifetime) return `Its page ${pattern} fails: ${reason}`
    }
    return undefined
  }
}
