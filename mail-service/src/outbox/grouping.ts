/** How large a group of items may become. */
export type GroupLimits = {
  items: number
  /** The sum of the items' sizes. A larger item makes a group of its own. */
  size: number
  /** The longest time that a group waits for more items, in ms. */
  wait: number
}

type Member<Item, Result> = {
  item: Item
  size: number
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/** @returns The outcome of each item, in the order of the items. @throws when none of them was stored. */
export type StoreGroup<Item, Result> = (items: Item[]) => Promise<PromiseSettledResult<Result>[]>

/**
 * Stores items in groups, so that they share the flush of the disk. One group is stored at a time, and the items that
 * arrive meanwhile wait for the next one. It starts when as many items wait as the last group had, plus those that
 * arrived while that group was stored, because clients that have just been answered send the next request. It starts
 * at a limit of items or time even with fewer. If that number is 1, as without load, an item does not wait.
 */
export class Grouping<Item, Result> {
  private waiting: Member<Item, Result>[] = []
  /** The number of items for which the next group waits. */
  private expected = 1
  private isStoring = false
  private timer: NodeJS.Timeout | undefined

  constructor(
    private readonly limits: GroupLimits,
    private readonly store: StoreGroup<Item, Result>,
  ) {}

  add(item: Item, size: number): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, size, resolve, reject })
      this.startWhenComplete()
    })
  }

  private startWhenComplete() {
    if (this.isStoring || !this.waiting.length) return
    if (this.waiting.length >= Math.min(this.expected, this.limits.items)) return this.start()
    this.timer ??= setTimeout(() => this.start(), this.limits.wait)
  }

  private start() {
    clearTimeout(this.timer)
    this.timer = undefined
    const members = this.takeMembers()
    this.isStoring = true
    void this.storeMembers(members).finally(() => {
      this.isStoring = false
      this.expected = members.length + this.waiting.length
      this.startWhenComplete()
    })
  }

  private takeMembers() {
    let size = 0
    let count = 0
    for (const member of this.waiting) {
      size += member.size
      if (count > 0 && (size > this.limits.size || count === this.limits.items)) break
      count++
    }
    return this.waiting.splice(0, count)
  }

  private async storeMembers(members: Member<Item, Result>[]) {
    try {
      const results = await this.store(members.map(({ item }) => item))
      for (const [index, { resolve, reject }] of members.entries()) {
        const result = results[index]
        if (result?.status === 'fulfilled') resolve(result.value)
        else reject(result?.reason)
      }
    } catch (error) {
      for (const { reject } of members) reject(error)
    }
  }
}
