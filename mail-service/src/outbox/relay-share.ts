/** What the processes have found out about the relay. `faults` is 0 while the relay works. */
export type RelayRest = {
  /** Faults in a row. They decide how long the next pause is. */
  faults: number
  /** Milliseconds until the pause is over. */
  pausedFor: number
  fault: string
}

/** What several processes share that deliver from one store to one relay. */
export type RelayShare = {
  /**
   * Waits until fewer deliveries run, in all processes together, than may run at the same time.
   * @returns A function that ends the delivery. When the process dies, its deliveries end by themselves.
   */
  takeSlot: () => Promise<() => Promise<void>>
  /** @returns undefined while another process tests the relay, else a function that ends the test. */
  takeProbe: () => Promise<(() => Promise<void>) | undefined>
  read: () => Promise<RelayRest>
  write: (rest: RelayRest) => Promise<void>
}
