/** Lines of things that wait, one for each client. Clients take turns, so a long line of one delays no other. */
export class ClientLines<Thing> {
  /** The lines in the order of their turns. None is empty. */
  readonly #lines = new Map<string | object, Thing[]>()

  /** How many clients have something that waits. */
  get size(): number {
    return this.#lines.size
  }

  has(client: string | object): boolean {
    return this.#lines.has(client)
  }

  add(client: string | object, thing: Thing): void {
    const line = this.#lines.get(client)
    if (line) line.push(thing)
    else this.#lines.set(client, [thing])
  }

  /**
   * Takes the first thing of the client whose turn it is.
   * @param mayTake Whether a thing can be taken now. A client whose first thing cannot is passed over and keeps its turn.
   */
  next(mayTake: (thing: Thing) => boolean = () => true): Thing | undefined {
    for (const [client, line] of this.#lines) {
      const [first] = line
      if (first === undefined || !mayTake(first)) continue
      line.shift()
      // The client goes to the end, behind the other waiting clients.
      this.#lines.delete(client)
      if (line.length > 0) this.#lines.set(client, line)
      return first
    }
    return undefined
  }
}
