import { deliveriesOf, startFlakyRelay } from '../../mail-service/chaos/relay'
import type { Sink } from '../../mail-service/testing/smtp-sink'

/** A relay with faults of its own, which can be switched off and on again on the same port. */
export class Relay {
  readonly #sinks: Sink[] = []
  port = 0

  async start() {
    const sink = await startFlakyRelay(this.port)
    this.port = sink.port
    this.#sinks.push(sink)
  }

  async stop() {
    await this.#sinks.at(-1)?.close()
  }

  /** The Message-IDs of all mails accepted so far, grouped by the marker of their enquiry. */
  deliveries() {
    return deliveriesOf(this.#sinks.flatMap(({ mails }) => mails))
  }
}
