import { Refusal } from '../enquiry/refusal'

/** Large bodies that one client may send at the same time. A form sends one. */
const maxUploads = 3

/** Limits the large uploads of each client, so that one client cannot use up the space for all. */
export class UploadSlots {
  private readonly used = new Map<string, number>()

  /**
   * @returns A function that frees the slot. Call it once.
   * @throws Refusal `rate_limited` when the client has no free slot.
   */
  take(client: string): () => void {
    const count = this.used.get(client) ?? 0
    if (count >= maxUploads) throw new Refusal('rate_limited', { retryAfter: 10 })
    this.used.set(client, count + 1)
    return () => {
      const left = (this.used.get(client) ?? 1) - 1
      if (left) this.used.set(client, left)
      else this.used.delete(client)
    }
  }
}
