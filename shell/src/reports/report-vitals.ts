import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import type { PageReport, WebVitals } from '@virida/shared/platform/contract/page-report'
import { sendReport } from './send-report'

/** Measures the web vitals of the document, and reports them when the visitor first leaves it. */
export function reportVitals(page: Pick<PageReport, 'shell' | 'app' | 'version'>) {
  const vitals: WebVitals = {}
  const keep = ({ name, value }: Metric) => {
    vitals[name] = name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value)
  }
  // The values must be known when the document is hidden, because nothing can be waited for then.
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(keep, { reportAllChanges: true })
  const send = () => {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', send)
    if (Object.keys(vitals).length > 0) sendReport({ ...page, vitals })
  }
  document.addEventListener('visibilitychange', send)
}
