import type { Outbox, State } from './outbox'

const pageSize = 100

/** Makes all enquiries of a state due now. @returns How many there were. */
export async function requeueAll(outbox: Pick<Outbox, 'list' | 'requeue'>, state: 'dead' | 'quarantined') {
  let count = 0
  for (const id of await idsOf(outbox, state)) if (await outbox.requeue(id)) count++
  return count
}

async function idsOf(outbox: Pick<Outbox, 'list'>, state: State): Promise<string[]> {
  const ids: string[] = []
  for (;;) {
    const { entries } = await outbox.list(state, { limit: pageSize, offset: ids.length })
    ids.push(...entries.map(({ id }) => id))
    if (entries.length < pageSize) return ids
  }
}
