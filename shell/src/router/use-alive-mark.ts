import { markAlive } from '@virida/shared/platform/contract/alive'
import { useEffect } from 'react'

/**
 * Marks that the page is hydrated and reacts to input: `data-alive` on the root element for style sheets and tests,
 * `site-alive` in the browser's performance timeline for measurements.
 */
export function useAliveMark() {
  useEffect(() => {
    markAlive()
    performance.mark('site-alive')
  }, [])
}
