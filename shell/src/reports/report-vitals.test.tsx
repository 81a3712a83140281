import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { reportVitals } from './report-vitals'
import { sendReport } from './send-report'

jest.mock('web-vitals')
jest.mock('./send-report')

const page = { shell: '1.0.0', app: 'mfe-tools', version: '1.1.0' }
const sent = jest.mocked(sendReport)

/** Gives a value to the function that waits for it. */
function measure(observe: unknown, name: Metric['name'], value: number) {
  jest.mocked(observe as typeof onLCP).mock.lastCall?.[0]({ name, value } as never)
}
function setVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

it('reports the vitals once, when the visitor first leaves the document', () => {
  reportVitals(page)
  measure(onLCP, 'LCP', 1234.5)
  measure(onTTFB, 'TTFB', 88.2)
  measure(onCLS, 'CLS', 0.0123456)
  setVisibility('visible')
  expect(sent).not.toHaveBeenCalled()
  setVisibility('hidden')
  setVisibility('hidden')
  expect(sent.mock.calls).toEqual([[{ ...page, vitals: { LCP: 1235, TTFB: 88, CLS: 0.0123 } }]])
})

it('reports nothing when nothing was measured', () => {
  sent.mockClear()
  reportVitals(page)
  expect([onFCP, onINP].every((observe) => jest.mocked(observe).mock.calls.length > 0)).toBe(true)
  setVisibility('hidden')
  expect(sent).not.toHaveBeenCalled()
})
