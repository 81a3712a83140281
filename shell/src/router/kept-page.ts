import type { SitePage } from '@virida/shared/platform/contract'

/**
 * A page as the server rendered it, which stays visible until the browser has its code.
 * @property nodes Its nodes, with what visitors have entered. Trusted Types would refuse its HTML.
 * @property page The loaded page. Pending as long as it cannot be loaded: the text can be read then, and links work.
 * @property hydrated Resolves when `markHydrated` is called.
 * @property onFailure Called when an attempt to load the page has failed and the next one waits for the visitor or the network.
 */
export type KeptPage = {
  nodes: readonly Node[]
  page: Promise<SitePage>
  hydrated: Promise<void>
  markHydrated: () => void
  onFailure?: () => void
}

/**
 * Milliseconds before each further attempt to load the page: the line may be slow, or away for a moment. After them, it is
 * tried again only when the network is back or the visitor sends a form.
 */
const retryDelays = [2_000, 8_000, 20_000, 60_000]

/**
 * Keeps the server-rendered page of the document until its code is there. What visitors do in it meanwhile, such as typing,
 * stays: the page is marked in the way of React's server renderer as a part that is hydrated later.
 * @param loading The first attempt to load the page.
 * @param loadAgain Makes further attempts when it fails.
 */
export function keepPage(loading: Promise<SitePage>, loadAgain: () => Promise<SitePage>): KeptPage {
  const element = document.querySelector('[data-page]')
  const nodes = [...(element?.childNodes ?? [])]
  element?.prepend(document.createComment('$'))
  element?.append(document.createComment('/$'))
  let markHydrated = () => {}
  const hydrated = new Promise<void>((resolve) => (markHydrated = resolve))
  const page = withRetries(loading, loadAgain, () => kept.onFailure?.())
  const kept: KeptPage = { nodes, page, hydrated, markHydrated }
  return kept
}

async function withRetries<Page>(
  loading: Promise<Page>,
  loadAgain: () => Promise<Page>,
  onFailure: () => void,
): Promise<Page> {
  let attempt = loading
  for (let passed = 0; ;)
    try {
      return await attempt
    } catch {
      const delay = retryDelays[passed]
      if (delay === undefined) onFailure()
      // A press that ends a pause uses up no delay.
      if (await pause(delay)) passed++
      attempt = loadAgain()
    }
}

/** @returns Whether the delay has passed. It ends earlier when the network is back or the visitor sends a form. */
function pause(delay: number | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    if (delay !== undefined) setTimeout(resolve, delay, true)
    for (const event of ['online', 'submit'])
      addEventListener(event, () => resolve(false), { once: true, capture: true })
  })
}
