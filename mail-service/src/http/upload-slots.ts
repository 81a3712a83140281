import {
  HeldByClients,
  withNeighbors,
  type ClientNetwork,
} from '@virida/shared/platform/http/client-networks'
import { Refusal } from '../enquiry/refusal'

/** Large bodies that one client may send at the same time. A form sends one. */
const maxUploads = 3

/**
 * Limits the large uploads of each client, so that one client cannot use up the space for all, and neither can somebody who
 * has a whole /24 network: 12 uploads of 25 MB fit in the space.
 */
export class UploadSlots {
  private readonly used = new HeldByClients(maxUploads)

  /**
   * @returns A function that frees the slot. Call it once.
   * @throws Refusal `rate_limited` when the client or its network has no free slot.
   */
  take(client: readonly ClientNetwork[]): () => void {
    const networks = withNeighbors(client)
    if (!this.used.mayTake(networks)) throw new Refusal('rate_limited', { retryAfter: 10 })
    this.used.take(networks)
    return () => this.used.free(networks)
  }
}
