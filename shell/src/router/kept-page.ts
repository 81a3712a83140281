import type { SitePage } from '@virida/shared/platform/contract'
import type { EarlyNotice } from '../content/early-notices'
import type { NoticeState } from './early-notice'
import { submitAgain } from './submit-again'
import { withRetries } from './with-retries'

/**
 * A page as the server rendered it, which stays visible until the browser has its code.
 * @property nodes Its nodes, with what visitors have entered. Trusted Types would refuse its HTML.
 * @property page The loaded page. Pending as long as it cannot be loaded: the text can be read then, and links work.
 * @property watch Keeps forms that are sent too early, while the page is shown. Returns a function that ends it.
 */
export type KeptPage = NoticeState & {
  nodes: readonly Node[]
  page: Promise<SitePage>
  isHydrated: boolean
  markHydrated: () => void
  watch: () => () => void
}

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
  const notify = (notice?: EarlyNotice) => {
    kept.notice = notice
    kept.onNotice?.(notice)
  }
  const kept: KeptPage = {
    nodes,
    page: withRetries(loading, loadAgain, () => {
      if (!submitted) return
      // What a visitor was told is not sent must not be sent later.
      submitted = undefined
      notify('failed')
    }),
    isHydrated: false,
    markHydrated() {
      kept.isHydrated = true
      const event = submitted
      submitted = undefined
      notify()
      if (event && !submitAgain(event)) notify('replaced')
    },
    watch() {
      const watching = new AbortController()
      const keep = (event: SubmitEvent) => {
        if (kept.isHydrated) return notify()
        if (!(event.target instanceof Element) || event.target.getAttribute('method') !== 'dialog') return
        event.preventDefault()
        submitted = event
        notify('waiting')
      }
      document.addEventListener('submit', keep, { capture: true, signal: watching.signal })
      return () => {
        watching.abort()
        submitted = undefined
        notify()
      }
    },
  }
  return kept
}
