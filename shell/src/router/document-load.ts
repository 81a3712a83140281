import { isRecord, parseEntry } from '@virida/shared/site/stored-entry'

/** The address that was last loaded as a document in place of a navigation. */
const storageKey = 'virida-document-load'
/** A document of the same address is loaded again only after this time, in ms. */
const guardTime = 30_000
/** Limit for the question whether the server can show a page, in ms. */
const answerTimeout = 5000

type LastLoad = { address: string; at: number }

const lastLoad = (json: unknown): LastLoad | undefined =>
  isRecord(json) && typeof json.address === 'string' && typeof json.at === 'number'
    ? { address: json.address, at: json.at }
    : undefined

/**
 * Whether the address may be loaded as a document now. Remembers it for this tab, so that a page never reloads again
 * and again.
 */
export function mayLoadDocument(address: string, now = Date.now()): boolean {
  try {
    const entry = parseEntry(sessionStorage.getItem(storageKey), lastLoad)
    const last = entry && 'value' in entry ? entry.value : undefined
    if (last?.address === address && now - last.at < guardTime) return false
    sessionStorage.setItem(storageKey, JSON.stringify({ address, at: now } satisfies LastLoad))
    return true
  } catch {
    // Without storage nothing could end a loop of reloads.
    return false
  }
}

/** A function of its own, so that tests can replace it. */
export const reloadDocument = () => location.reload()

/** Whether to load a page as a document because its files cannot be loaded: the server can show it, and it is the first try. */
export async function helpsToLoadDocument(address: string): Promise<boolean> {
  try {
    const { ok } = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(answerTimeout) })
    return ok && mayLoadDocument(address)
  } catch {
    // The visitor is offline, or the site is down: the error box says more than the browser's own page.
    return false
  }
}
