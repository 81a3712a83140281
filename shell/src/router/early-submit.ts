import { useEffect } from 'react'
import { earlySubmit } from '@virida/shared/platform/contract/early-submit'
import type { NoticeState } from './early-notice'
import { submitAgain } from './submit-again'

/** After this time a form that was sent early is not sent anymore, because the visitor does not expect it. Milliseconds. */
const longestDelay = 60_000

/** Sends the form that a visitor sent before the page was hydrated, when it is. */
export function useEarlySubmit() {
  useEffect(() => {
    const event = window[earlySubmit]
    window[earlySubmit] = undefined
    if (!event || performance.now() - event.timeStamp > longestDelay || submitAgain(event)) return
    const state: NoticeState = { notice: 'replaced' }
    const hide = () => {
      state.notice = undefined
      state.onNotice?.(undefined)
    }
    addEventListener('submit', hide, { capture: true, once: true })
    import(/* webpackChunkName: "early-notice" */ './early-notice').then(
      ({ showEarlyNotices }) => showEarlyNotices(state),
      // Without a network, nothing can be sent either. The next attempt says so.
      () => undefined,
    )
  }, [])
}
