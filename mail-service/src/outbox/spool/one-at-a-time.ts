/** Runs actions with the same key one after the other, for example those of two operators on one enquiry. */
export class OneAtATime {
  private readonly last = new Map<string, Promise<unknown>>()

  async run<T>(key: string, act: () => Promise<T>): Promise<T> {
    const own = (this.last.get(key) ?? Promise.resolve()).then(act, act)
    this.last.set(key, own)
    try {
      return await own
    } finally {
      if (this.last.get(key) === own) this.last.delete(key)
    }
  }
}
