import { LaneLines, networkOf, type Lane } from './lane-lines'

/**
 * Decides whose enquiry is delivered next. Networks and their clients take turns, and each client has at most one delivery
 * at a time, so that the enquiries of one of them do not hold up those of others: a relay can take a minute for each text
 * that its filter does not like. Clients whose last delivery has failed come after all others.
 */
export class ClientTurns {
  /** What is due, for clients without and with a failure. */
  private readonly due = [new LaneLines(), new LaneLines()] as const
  /** The lanes whose last delivery has failed. */
  private readonly failed = new Set<Lane>()
  /** The lanes of the enquiries that were taken and have not ended. */
  private readonly taken = new Map<string, Lane>()

  add(id: string, lane: Lane) {
    this.dueLike(lane).add(lane, [id])
  }

  remove(id: string, lane: Lane) {
    this.dueLike(lane).remove(id, lane)
  }

  /**
   * Takes the first enquiry of the client whose turn it is. Call `end` when its delivery has ended.
   * @param accept Whether an enquiry can be delivered now. If not, it keeps its position.
   * @param mostOfNetwork Number of deliveries of an IPv4 /24 or IPv6 /48 network at the same time.
   */
  take(accept: (id: string) => boolean, mostOfNetwork: number): string | undefined {
    const busy = new Set(this.taken.values())
    const isFree = (lane: Lane) => !busy.has(lane) && this.takenOf(networkOf(lane)) < mostOfNetwork
    for (const due of this.due)
      for (const [lane, ids] of due.lanes()) {
        const id = isFree(lane) ? first(ids, accept) : undefined
        if (id === undefined) continue
        due.endTurn(lane)
        due.remove(id, lane)
        this.taken.set(id, lane)
        return id
      }
    return undefined
  }

  /**
   * Sets the client of an enquiry that was taken.
   * @returns False if another enquiry of the client, or too many of its network, are being delivered; nothing has changed then.
   */
  setClient(id: string, client: number, mostOfNetwork: number): boolean {
    if (this.taken.get(id) === client) return true
    if ([...this.taken.values()].includes(client)) return false
    if (this.takenOf(networkOf(client)) >= mostOfNetwork) return false
    this.taken.set(id, client)
    return true
  }

  /** The delivery of an enquiry that was taken has ended. */
  end(id: string) {
    this.taken.delete(id)
  }

  /** Notes whether the delivery of an enquiry that was taken has failed. */
  note(id: string, hasFailed: boolean) {
    const lane = this.taken.get(id)
    if (lane === undefined || this.failed.has(lane) === hasFailed) return
    const ids = this.dueLike(lane).removeLane(lane)
    if (hasFailed) this.failed.add(lane)
    else this.failed.delete(lane)
    this.dueLike(lane).add(lane, ids)
  }

  private takenOf(network: Lane): number {
    return [...this.taken.values()].filter((lane) => networkOf(lane) === network).length
  }

  clear() {
    for (const due of this.due) due.clear()
  }

  private dueLike(lane: Lane) {
    return this.due[this.failed.has(lane) ? 1 : 0]
  }
}

function first(ids: Iterable<string>, accept: (id: string) => boolean): string | undefined {
  for (const id of ids) if (accept(id)) return id
  return undefined
}
