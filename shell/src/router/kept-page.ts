import type { SitePage } from '@virida/shared/platform/contract'
import type { EarlyNotice } from '../content/early-notices'

/**
 * A page as the server rendered it, which stays visible until the browser has its code.
 * @property nodes Its nodes, with what visitors have entered. Trusted Types would refuse its HTML.
 * @property page The loaded page. Pending as long as it cannot be loaded: the text can be read then, and links work.
 * @property watch Keeps forms that are sent too early, while the page is shown. Returns a function that ends it.
 * @property onNotice Called with each new `notice`.
 */
export type KeptPage = {
  nodes: readonly Node[]
  page: Promise<SitePage>
  isHydrated: boolean
  markHydrated: () => void
  watch: () => () => void
  notice?: EarlyNotice | undefined
  onNotice?: (notice: EarlyNotice | undefined) => void
}

/**
 * Milliseconds before each further attempt to load something: the line may be slow, or away for a moment. After them, it is
 * tried again only when the network is back or the visitor sends a form.
 */
const retryDelays = [2_000, 8_000, 20_000, 60_000]

/**
 * Keeps the server-rendered page of the document until its code is there. What visitors do in it meanwhile, such as typing,
 * stays: the page is marked in the way of React's server renderer (since React 16, not documented) as a part that is hydrated
 * later. `PageView.test.tsx` fails if React changes the marks. A form with `method="dialog"` needs the code, so it is kept and sent
 * after the hydration.
 * @param loading The first attempt to load the page.
 * @param loadAgain Makes further attempts when it fails.
 */
export function keepPage(loading: Promise<SitePage>, loadAgain: () => Promise<SitePage>): KeptPage {
  const element = document.querySelector('[data-page]')
  const nodes = [...(element?.childNodes ?? [])]
  element?.prepend(document.createComment('$'))
  element?.append(document.createComment('/$'))
  let submitted: SubmitEvent | undefined
  const tell = (notice?: EarlyNotice) => {
    kept.notice = notice
    kept.onNotice?.(notice)
  }
  const kept: KeptPage = {
    nodes,
    page: withRetries(loading, loadAgain, () => {
      if (!submitted) return
      // What a visitor was told is not sent must not be sent later.
      submitted = undefined
      tell('failed')
    }),
    isHydrated: false,
    markHydrated() {
      kept.isHydrated = true
      const { target, submitter } = submitted ?? {}
      submitted = undefined
      if (target instanceof HTMLFormElement && target.isConnected) {
        tell()
        target.requestSubmit(submitter)
      } else tell(target ? 'replaced' : undefined)
    },
    watch() {
      const watching = new AbortController()
      const keep = (event: SubmitEvent) => {
        if (kept.isHydrated) return tell()
        if (!(event.target instanceof Element) || event.target.getAttribute('method') !== 'dialog') return
        event.preventDefault()
        submitted = event
        tell('waiting')
      }
      document.addEventListener('submit', keep, { capture: true, signal: watching.signal })
      return () => {
        watching.abort()
        submitted = undefined
        tell()
      }
    },
  }
  return kept
}

/** Loads until it succeeds. @param onFailure Called when an attempt has failed and the next one waits for the visitor or the network. */
export async function withRetries<Result>(
  loading: Promise<Result>,
  loadAgain: () => Promise<Result>,
  onFailure: () => void = () => undefined,
): Promise<Result> {
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
  const listening = new AbortController()
  return new Promise<boolean>((resolve) => {
    const timer = delay === undefined ? undefined : setTimeout(resolve, delay, true)
    const end = () => {
      clearTimeout(timer)
      resolve(false)
    }
    for (const event of ['online', 'submit'])
      addEventListener(event, end, { capture: true, signal: listening.signal })
  }).finally(() => listening.abort())
}
