/** Counts by key. A key whose count is zero is forgotten. */
export class CountByKey {
  readonly #counts = new Map<string, number>()

  /** Number of keys with a count. */
  get size(): number {
    return this.#counts.size
  }

  /** The largest count. */
  get largest(): number {
    let largest = 0
    for (const count of this.#counts.values()) largest = Math.max(largest, count)
    return largest
  }

  of(key = ''): number {
    return this.#counts.get(key) ?? 0
  }

  change(key = '', by: 1 | -1): void {
    const count = this.of(key) + by
    if (count > 0) this.#counts.set(key, count)
    else this.#counts.delete(key)
  }
}
