import { html } from 'hono/html'
import type { ReleaseCounts } from '../reports/metrics'
import { content } from './content'
import type { Html } from './layout'
import type { LiveApp } from './live-apps'

/** What went wrong with a release; empty if nothing was counted. */
export function errorsOf(counts: ReleaseCounts | undefined): string {
  if (!counts) return ''
  const { shown = 0, fallback = 0, error = 0 } = counts.documents
  const faults = Object.values(counts.faults).reduce((sum, count) => sum + count, 0)
  const failed = fallback + error
  return `${content.ofDocuments(failed, shown + failed)}, ${content.inBrowsers(faults)}`
}

export const stateOf = (state: LiveApp['state']): Html =>
  state
    ? html`<span class="state" data-state="${state.state}">${content.states[state.state]}</span>`
    : html`${content.unknown}`

/** The vitals that the overview shows. They say how a page feels; the others say why. */
const coreVitals = ['LCP', 'INP', 'CLS'] as const

export const vitalNames = [...coreVitals, 'FCP', 'TTFB'] as const
type VitalName = (typeof vitalNames)[number]

/** A web vital of a release: `1.8 s`, `120 ms`, `0.02`; undefined if it was not measured. */
export function vitalOf(counts: ReleaseCounts | undefined, name: VitalName): string | undefined {
  const value = counts?.vitals[name]?.value
  if (value === undefined) return undefined
  if (name === 'CLS') return value.toFixed(2)
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`
}

/** `LCP 1.8 s, INP 120 ms, CLS 0.02`, broken only after a comma; empty if nothing was measured. */
export const vitalsOf = (counts: ReleaseCounts | undefined): string =>
  coreVitals
    .flatMap((name) => {
      const vital = vitalOf(counts, name)
      return vital ? [`${name} ${vital}`.replaceAll(' ', '\u00a0')] : []
    })
    .join(', ')

/** How many documents were measured. A browser may report some vitals of a document only. */
export const measuredOf = (counts: ReleaseCounts | undefined): number =>
  Math.max(0, ...Object.values(counts?.vitals ?? {}).map(({ documents }) => documents))
