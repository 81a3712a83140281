import type { FormValues } from '../forms/definition'

export type Draft = {
  values: FormValues
  /** Milliseconds since the epoch. */
  savedAt: number
  /** Idempotency key of the request: a retry after a reload is still the same request. */
  key: string
}

export type DraftStore = {
  read: (id: string, now?: number) => Draft | undefined
  write: (id: string, draft: Draft) => void
  remove: (id: string) => void
}

const hour = 60 * 60 * 1000

/**
 * Drafts on the visitor's device: nobody finishes a request after 30 days, and it holds names and addresses, so it
 * must not stay for ever.
 */
export const draftStore = storeIn(() => localStorage, 'virida:draft:', 30 * 24 * hour)

/**
 * What was sent and not confirmed, in this tab alone. No longer than the service recognises a repetition by its
 * key (`headers` in @virida/shared/enquiry).
 */
export const unconfirmedStore = storeIn(() => sessionStorage, 'virida:unconfirmed:', 24 * hour)

/** A device that does not let us keep anything simply has no drafts. */
function storeIn(storage: () => Storage, prefix: string, keptFor: number): DraftStore {
  const nameOf = (id: string) => prefix + id
  return {
    read(id, now = Date.now()) {
      try {
        const draft = JSON.parse(storage().getItem(nameOf(id)) ?? 'null') as unknown
        if (isDraft(draft) && now - draft.savedAt < keptFor) return draft
        storage().removeItem(nameOf(id))
      } catch {
        // No storage, or what stands there is not ours.
      }
      return undefined
    },
    write(id, draft) {
      try {
        if (Object.values(draft.values).some((value) => value?.trim()))
          storage().setItem(nameOf(id), JSON.stringify(draft))
        else storage().removeItem(nameOf(id))
      } catch {
        // Full or forbidden: the form works without.
      }
    },
    remove(id) {
      try {
        storage().removeItem(nameOf(id))
      } catch {
        // As above.
      }
    },
  }
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
