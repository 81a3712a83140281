import { limits } from '@virida/shared/platform/enquiry/limits'
import { forgetAside, isRecord, parseEntry, setAside } from '@virida/shared/site/stored-entry'
import type { FormValues } from '../forms/definition'

export type Draft = {
  values: FormValues
  /** Milliseconds since the epoch. */
  savedAt: number
  /** Idempotency key of the request: it stays the same after a reload. */
  key: string
}

export type DraftStore = {
  read: (id: string, now?: number) => Draft | undefined
  write: (id: string, draft: Draft) => void
  remove: (id: string) => void
}

const hour = 60 * 60 * 1000

/**
 * Drafts of service requests, on the visitor's device. They expire after 30 days, because they hold names and addresses.
 */
export const draftStore = storeIn(() => localStorage, 'virida:draft:', 30 * 24 * hour)

/**
 * Enquiries that were sent and not confirmed, in this tab only. They expire after 24 hours, like the keys by which the
 * mail service recognizes a repeated enquiry.
 */
export const unconfirmedStore = storeIn(() => sessionStorage, 'virida:unconfirmed:', 24 * hour)

/**
 * Makes a store of drafts. Browsers can deny storage; then there are no drafts, and the form works without
 * them. An entry that is not a draft is set aside. It is kept there for as long as a draft is kept, and then
 * removed.
 */
function storeIn(storage: () => Storage, prefix: string, lifetimeMs: number): DraftStore {
  const nameOf = (id: string) => prefix + id

  /** The draft of a form. An entry that is not a draft is set aside first. Throws if the storage is denied or full. */
  function current(id: string, now: number): Draft | undefined {
    forgetAside(storage(), nameOf(id), now - lifetimeMs)
    const entry = parseEntry(storage().getItem(nameOf(id)), (json) => draftIn(json, now))
    if (entry && 'unread' in entry) setAside(storage(), nameOf(id), now)
    return entry && 'value' in entry ? entry.value : undefined
  }

  return {
    read(id, now = Date.now()) {
      try {
        const draft = current(id, now)
        if (draft && now - draft.savedAt < lifetimeMs) return draft
        if (draft) storage().removeItem(nameOf(id))
      } catch {
        // Storage is denied, or has no room to set the entry aside: there is no draft.
      }
      return undefined
    },
    write(id, draft) {
      try {
        current(id, Date.now())
        if (Object.values(draft.values).some((value) => value?.trim()))
          storage().setItem(nameOf(id), JSON.stringify(draft))
        else storage().removeItem(nameOf(id))
      } catch {
        // Storage is full or denied.
      }
    },
    remove(id) {
      try {
        storage().removeItem(nameOf(id))
      } catch {
        // Storage is denied: there is nothing to remove.
      }
    },
  }
}

/** The most characters of one field. A page with more text than this becomes slow. */
const longestValue = 500_000

/** A device's clock may have been corrected by this much since the draft was saved. */
const clockError = 24 * hour

/** The mail service refuses other keys, and browsers refuse some of them in a header. */
const isKey = (key: unknown): key is string =>
  typeof key === 'string' && key.length <= limits.idempotencyKeyLength && /^[!-~]+$/.test(key)

/** Returns parsed JSON as a draft if it can be shown, can be sent and will expire. Otherwise undefined. */
function draftIn(json: unknown, now: number): Draft | undefined {
  if (!isRecord(json) || !isRecord(json.values)) return undefined
  const { values, savedAt, key } = json
  const isValid =
    typeof savedAt === 'number' &&
    savedAt > 0 &&
    savedAt <= now + clockError &&
    isKey(key) &&
    Object.entries(values).every(
      ([name, text]) => /^[a-z]\w*$/i.test(name) && typeof text === 'string' && text.length <= longestValue,
    )
  return isValid ? { values: values as FormValues, savedAt, key } : undefined
}
