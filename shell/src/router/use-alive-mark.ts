import { markAlive } from '@virida/shared/platform/contract/alive'
import { useEffect } from 'react'
import { submitAgain, takeEarlySubmit } from './early-submit'

/**
 * Marks that the page is hydrated and reacts to input: `data-alive` on the root element for style sheets and tests,
 * `site-alive` in the browser's performance timeline for measurements. A form that was sent before is sent now.
 */
export function useAliveMark() {
  useEffect(() => {
    markAlive()
    performance.mark('site-alive')
    const early = takeEarlySubmit()
    if (early) submitAgain(early)
  }, [])
}
