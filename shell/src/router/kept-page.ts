import type { SitePage } from '@virida/shared/platform/contract'

/**
 * A page as the server rendered it, which stays visible until the browser has its code.
 * @property __html Its HTML, in the shape of `dangerouslySetInnerHTML`.
 * @property page The loaded page. Pending for good if it cannot be loaded: the text can be read then, and links work.
 * @property hydrated Resolves when `markHydrated` is called; rejects when the last attempt to load the page has failed.
 */
export type KeptPage = {
  __html: string
  page: Promise<SitePage>
  hydrated: Promise<void>
  markHydrated: () => void
}

/** Milliseconds before each further attempt to load the page: the line may be slow, or away for a moment. */
const retryDelays = [2_000, 8_000, 20_000, 60_000]

/**
 * Keeps the server-rendered page of the document until its code is there. What visitors do in it meanwhile, such as typing,
 * stays: the page is marked in the way of React's server renderer as a part that is hydrated later.
 * @param loading The first attempt to load the page.
 * @param loadAgain Makes further attempts when it fails.
 */
export function keepPage(loading: Promise<SitePage>, loadAgain: () => Promise<SitePage>): KeptPage {
  const element = document.querySelector('[data-page]')
  const __html = element?.innerHTML ?? ''
  element?.prepend(document.createComment('$'))
  element?.append(document.createComment('/$'))
  let markHydrated = () => {}
  const page = withRetries(loading, loadAgain)
  const hydrated = new Promise<void>((resolve, reject) => {
    markHydrated = resolve
    page.catch(reject)
  })
  hydrated.catch(() => undefined)
  return { __html, page: page.catch(() => new Promise<never>(() => undefined)), hydrated, markHydrated }
}

async function withRetries<Page>(loading: Promise<Page>, loadAgain: () => Promise<Page>): Promise<Page> {
  let attempt = loading
  for (const delay of retryDelays)
    try {
      return await attempt
    } catch {
      await pause(delay)
      attempt = loadAgain()
    }
  return attempt
}

/** Ends earlier when the network is back or the visitor sends a form. */
function pause(ms: number): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
    for (const event of ['online', 'submit']) addEventListener(event, resolve, { once: true, capture: true })
  })
}
