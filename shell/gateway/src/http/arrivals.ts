/** Connections that have arrived in so many turns of the event loop without a break are a crowd. A browser opens six. */
const crowd = 8

/** Notices that many connections arrive at a server one after the other. */
export class Arrivals {
  #hasArrived = false
  #turns = 0
  #isCounting = false

  /** Whether a crowd of connections is arriving. */
  get isCrowd(): boolean {
    return this.#turns >= crowd
  }

  /** Notes that a connection has arrived. */
  note(): void {
    this.#hasArrived = true
    this.#count()
  }

  #count() {
    if (this.#isCounting) return
    this.#isCounting = true
    setImmediate(() => {
      this.#isCounting = false
      this.#turns = this.#hasArrived ? this.#turns + 1 : 0
      this.#hasArrived = false
      // The next turn may have no arrival.
      if (this.#turns > 0) this.#count()
    })
  }
}
