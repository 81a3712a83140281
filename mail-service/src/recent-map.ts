/** A map that forgets the entry that was set longest ago when there are too many. */
export class RecentMap<Key, Value> extends Map<Key, Value> {
  /** @param most Number of entries that are remembered. */
  constructor(private readonly most: number) {
    super()
  }

  override set(key: Key, value: Value): this {
    this.delete(key)
    super.set(key, value)
    const oldest = this.keys().next()
    if (this.size > this.most && !oldest.done) this.delete(oldest.value)
    return this
  }
}
