import type { SitePage } from '@virida/shared/platform/contract'

/**
 * A page as the server rendered it, which stays visible until the browser has its code.
 * @property __html Its HTML, in the shape of `dangerouslySetInnerHTML`.
 * @property page The loaded page. Pending for good if it cannot be loaded: the text can be read then, and links work.
 */
export type KeptPage = { __html: string; page: Promise<SitePage> }

/** Milliseconds before each further attempt to load the page: the line may be slow, or away for a moment. */
const retryDelays = [5_000, 15_000, 60_000]

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
  return {
    __html,
    page: new Promise((resolve) => {
      withRetries(loading, loadAgain).then(resolve, () => undefined)
    }),
  }
}

async function withRetries<Page>(loading: Promise<Page>, loadAgain: () => Promise<Page>): Promise<Page> {
  let attempt = loading
  for (const delay of retryDelays)
    try {
      return await attempt
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay))
      attempt = loadAgain()
    }
  return attempt
}
