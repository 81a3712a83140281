import { HeldByClients, type ClientNetwork } from '@virida/shared/platform/http/client-networks'
import { Refusal } from '../enquiry/refusal'

/** Large bodies that one client may send at the same time. A form sends one. */
const maxUploads = 3

/** Limits the large uploads of each client, so that one client cannot use up the space for all. */
export class UploadSlots {
  private readonly used = new HeldByClients(maxUploads)

  /**
   * @returns A function that frees the slot. Call it once.
   * @throws Refusal `rate_limited` when the client has no free slot.
   */
  take(client: readonly ClientNetwork[]): () => void {
    if (!this.used.mayTake(client)) throw new Refusal('rate_limited', { retryAfter: 10 })
    this.used.take(client)
    return () => this.used.free(client)
  }
}
