import { setTimeout as sleep } from 'node:timers/promises'
import { makeEnquiry, send, type Enquiry } from '../../mail-service/chaos/load'

/** Attempts for one enquiry. With the pause between them they last longer than every fault. */
const maxAttempts = 100
const pauseAfterRefusal = 3000

/** Answers that a form can expect while a program is away, the disk is full, or many uploads arrive. 0: no answer. */
const expectedStatuses = [200, 0, 408, 429, 503]

/** Sends enquiries with and without files, each one until it is acknowledged, as a patient visitor does. */
export class Senders {
  readonly all: Enquiry[] = []
  /** Number of answers by status; 0 for none. */
  readonly statuses = new Map<number, number>()

  constructor(private readonly origin: string) {}

  /** @param pause Time between two enquiries, in ms. */
  async run(isOver: () => boolean, pause: number) {
    while (!isOver()) {
      const enquiry = makeEnquiry(`e${this.all.length}`)
      this.all.push(enquiry)
      await this.#sendUntilAcknowledged(enquiry)
      await sleep(pause)
    }
  }

  get acknowledged() {
    return this.all.filter((enquiry) => enquiry.acknowledged)
  }

  get unexpected() {
    return [...this.statuses].filter(([status]) => !expectedStatuses.includes(status))
  }

  async #sendUntilAcknowledged(enquiry: Enquiry) {
    for (let attempt = 0; attempt < maxAttempts && !enquiry.acknowledged; attempt++) {
      if (attempt > 0) await sleep(pauseAfterRefusal)
      const status = await send(this.origin, enquiry)
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
    }
    // It can be a megabyte long and is not needed any more.
    enquiry.body = ''
  }
}
