import type { RelayHealth } from './relay-health'
import type { RelayShare } from '../outbox/relay-share'

/** Milliseconds after which a process asks again whether another one has tested the relay. */
const probeWait = 1000

/** Keeps the health of the relay the same in all processes, and limits the deliveries of all of them together. */
export class SharedRelay {
  /** How many changes of the health have been written for the other processes. */
  private published = 0

  constructor(
    private readonly health: RelayHealth,
    private readonly share: RelayShare,
    /** Called when the findings of this process could not be shared with the others. */
    private readonly onFault: (error: unknown) => void,
  ) {}

  /** Runs a delivery like `RelayHealth.run`, and counts it against the limit of all processes together. */
  async run<T>(deliver: () => Promise<T>): Promise<T | { pause: number; fault: string }> {
    const endDelivery = await this.share.takeSlot()
    try {
      await this.refresh()
      return await this.health.run(
        () => this.publishAfter(deliver),
        () => this.probe(deliver),
      )
    } finally {
      await endDelivery()
    }
  }

  /** Learns what the other processes have found. Findings of this process are not overwritten. */
  async refresh() {
    const { changes } = this.health
    const rest = await this.share.read()
    if (this.health.changes === changes && this.published === changes) this.health.adopt(rest)
  }

  private async probe<T>(deliver: () => Promise<T>) {
    const endProbe = await this.share.takeProbe()
    if (!endProbe) return { pause: probeWait, fault: this.health.rest().fault }
    try {
      return await this.publishAfter(deliver)
    } finally {
      await endProbe()
    }
  }

  private async publishAfter<T>(deliver: () => Promise<T>) {
    try {
      return await deliver()
    } finally {
      await this.publish()
    }
  }

  /** Does not throw, so that the outcome of the delivery is not lost. The next delivery tries again. */
  private async publish() {
    const { changes } = this.health
    if (this.published === changes) return
    try {
      await this.share.write(this.health.rest())
      this.published = Math.max(this.published, changes)
    } catch (error) {
      this.onFault(error)
    }
  }
}
