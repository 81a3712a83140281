import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Outbox, State } from './outbox'

/** The states whose enquiries a person can send again or erase all at once. */
export const heldStates = ['dead', 'quarantined'] as const satisfies readonly State[]
export type HeldState = (typeof heldStates)[number]

/** Makes all enquiries of a state due now. @returns How many there were. */
export async function requeueAll(
  outbox: Pick<Outbox, 'list' | 'requeue'>,
  state: HeldState,
): Promise<number> {
  return countOf(await idsOf(outbox, state), (id) => outbox.requeue(id))
}

/** The enquiries of a state up to the newest one that a person has seen. */
export type SeenEnquiries = {
  ids: readonly string[]
  /** Changes with the ids. An enquiry can get into the state although it was accepted before others of it. */
  digest: string
}

/** @param newest The id of the newest enquiry that was seen. Ids sort by time. The default is the newest one. */
export async function seenEnquiries(
  outbox: Pick<Outbox, 'list'>,
  state: HeldState,
  newest?: string,
): Promise<SeenEnquiries> {
  const all = await idsOf(outbox, state)
  const ids = newest === undefined ? all : all.filter((id) => id <= newest)
  return { ids, digest: createHash('sha256').update(ids.join(' ')).digest('hex').slice(0, 32) }
}

/** Deletes the content of these enquiries. @returns How many there were. */
export const eraseAll = (outbox: Pick<Outbox, 'erase'>, ids: readonly string[]): Promise<number> =>
  countOf(ids, (id) => outbox.erase(id))

async function countOf(ids: readonly string[], act: (id: string) => Promise<boolean>): Promise<number> {
  let count = 0
  for (const id of ids) {
    if (await act(id)) count++
    // Tens of thousands take minutes, and visitors must not wait for them.
    await nextTurn()
  }
  return count
}

/** The ids of all enquiries of a state, read at once: each further page would sort the whole store again. */
async function idsOf(outbox: Pick<Outbox, 'list'>, state: State): Promise<string[]> {
  const { total } = await outbox.list(state, { limit: 1, offset: 0 })
  const { entries } = await outbox.list(state, { limit: total, offset: 0 })
  return entries.map(({ id }) => id)
}
