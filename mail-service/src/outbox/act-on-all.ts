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

/**
 * Deletes the content of all enquiries of a state. Those that arrived after `newest` stay, because nobody has seen them.
 * @param newest The id of the newest enquiry to erase. Ids sort by time.
 * @returns How many there were.
 */
export async function eraseAll(
  outbox: Pick<Outbox, 'list' | 'erase'>,
  state: HeldState,
  newest: string,
): Promise<number> {
  const ids = await idsOf(outbox, state)
  return countOf(
    ids.filter((id) => id <= newest),
    (id) => outbox.erase(id),
  )
}

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
