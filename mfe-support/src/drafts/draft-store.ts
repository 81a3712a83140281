import type { FormValues } from '../forms/definition'

export type Draft = {
  values: FormValues
  /** Milliseconds since the epoch. */
  savedAt: number
  /** Idempotency key of the request: a retry after a reload is still the same request. */
  key: string
}

/** Days after which nobody will finish a request; it holds names and addresses, so it must not stay for ever. */
const keptDays = 30
const day = 24 * 60 * 60 * 1000
const nameOf = (id: string) => `virida:draft:${id}`

/** Drafts on the visitor's device. A device that does not let us keep anything simply has no drafts. */
export const draftStore = {
  read(id: string, now = Date.now()): Draft | undefined {
    try {
      const draft = JSON.parse(localStorage.getItem(nameOf(id)) ?? 'null') as unknown
      if (isDraft(draft) && now - draft.savedAt < keptDays * day) return draft
      localStorage.removeItem(nameOf(id))
    } catch {
      // No storage, or what stands there is not ours.
    }
    return undefined
  },
  write(id: string, draft: Draft) {
    try {
      if (Object.values(draft.values).some((value) => value?.trim()))
        localStorage.setItem(nameOf(id), JSON.stringify(draft))
      else localStorage.removeItem(nameOf(id))
    } catch {
      // Full or forbidden: the form works without.
    }
  },
  remove(id: string) {
    try {
      localStorage.removeItem(nameOf(id))
    } catch {
      // As above.
    }
  },
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const { values, savedAt, key } = value as Partial<Draft>
  return (
    typeof savedAt === 'number' &&
    typeof key === 'string' &&
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((text) => typeof text === 'string')
  )
}
