import { useEffect } from 'react'

/**
 * Marks the moment from which the page answers: `data-alive` on the root for style sheets and tests, `site-alive`
 * in the browser's performance timeline for measurements.
 */
export function useAliveMark() {
  useEffect(() => {
    document.documentElement.dataset.alive = ''
    performance.mark('site-alive')
  }, [])
}
