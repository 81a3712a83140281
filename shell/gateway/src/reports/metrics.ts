import { LRUCache } from 'lru-cache'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import { shellName } from '@virida/shared/platform/contract/composition'
import type { PageOwner } from '@virida/shared/platform/contract/page-owner'
import {
  pageFaults,
  type PageFault,
  type PageReport,
  type WebVitals,
} from '@virida/shared/platform/contract/page-report'
import type { Registry as Releases } from '@virida/shared/platform/release/registry/registry-schema'
import type { PageAnswer } from '../pages/page-answer'
import { thirdQuartile, type HistogramValue, type Quartile } from './quartile'
import { releaseLabel } from './release-label'

/** Releases whose counts are kept. One more drops the counts of the release that was not counted for the longest time. */
const mostReleases = 200

/** How a document was answered: as its release shows it, with the release before, or with the error box. */
const outcomes = ['shown', 'fallback', 'error'] as const
type Outcome = (typeof outcomes)[number]

const vitals = ['LCP', 'INP', 'FCP', 'TTFB'] as const

/** What is counted of a release since the gateway was started. */
export type ReleaseCounts = {
  documents: Partial<Record<Outcome, number>>
  /** Faults that browsers have reported, each kind once for each document. */
  faults: Partial<Record<PageFault, number>>
  /** Web vitals of the sample of documents that browsers report. */
  vitals: Partial<Record<keyof WebVitals, Quartile>>
}

export type Metrics = ReturnType<typeof makeMetrics>

/** Prometheus metrics by release (`mfe-tools@1.0.0`). They contain nothing about a visitor. */
export function makeMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const documents = new Counter({
    name: 'gateway_documents_total',
    help: 'Documents by release of the section and of the shell',
    labelNames: ['release', 'outcome'] as const,
    registers,
  })
  const faults = new Counter({
    name: 'gateway_page_faults_total',
    help: 'Faults of pages that browsers report',
    labelNames: ['release', 'fault'] as const,
    registers,
  })
  const milliseconds = new Histogram({
    name: 'gateway_web_vital_milliseconds',
    help: 'Web vitals of a sample of documents',
    labelNames: ['release', 'name'] as const,
    buckets: [50, 100, 200, 500, 800, 1200, 1800, 2500, 4000, 8000],
    registers,
  })
  const shifts = new Histogram({
    name: 'gateway_layout_shift',
    help: 'Layout shift (CLS) of a sample of documents',
    labelNames: ['release'] as const,
    buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
    registers,
  })
  const counted = new LRUCache<string, true>({
    max: mostReleases,
    disposeAfter: (_, release, reason) => {
      if (reason !== 'evict') return
      for (const outcome of outcomes) documents.remove({ release, outcome })
      for (const fault of pageFaults) faults.remove({ release, fault })
      for (const name of vitals) milliseconds.remove({ release, name })
      shifts.remove({ release })
    },
  })
  const labelOf = (releases: Releases, app: string, version: string) => {
    const label = releaseLabel(releases, app, version)
    counted.set(label, true)
    return label
  }

  return {
    contentType: registry.contentType,
    /** The metrics as text. */
    read: () => registry.metrics(),
    /** Counts a document for the release of its section and for that of the shell. */
    countDocument(releases: Releases, owner: PageOwner | undefined, answer: PageAnswer) {
      if (answer.kind === 'redirect') return
      const outcome: Outcome = answer.healthy ? 'shown' : answer.status >= 500 ? 'error' : 'fallback'
      for (const app of [shellName, ...(owner ? [owner.section] : [])])
        documents.inc({ release: labelOf(releases, app, releases.apps[app]?.active ?? ''), outcome })
    },
    countReport(releases: Releases, report: PageReport) {
      const release = labelOf(releases, report.app, report.version)
      if ('fault' in report) return faults.inc({ release, fault: report.fault })
      const { CLS, ...others } = report.vitals
      if (CLS !== undefined) shifts.observe({ release }, CLS)
      for (const [name, value] of Object.entries(others)) milliseconds.observe({ release, name }, value)
    },
    /** What is counted of each release, by its name: `mfe-tools@1.0.0`. */
    async countsByRelease(): Promise<ReadonlyMap<string, ReleaseCounts>> {
      const counts = new Map<string, ReleaseCounts>()
      const of = (release = '') => {
        const known = counts.get(release) ?? { documents: {}, faults: {}, vitals: {} }
        counts.set(release, known)
        return known
      }
      for (const { labels, value } of (await documents.get()).values)
        of(labels.release as string).documents[labels.outcome as Outcome] = value
      for (const { labels, value } of (await faults.get()).values)
        of(labels.release as string).faults[labels.fault as PageFault] = value
      for (const { release, name, values } of byVital([
        ...(await milliseconds.get()).values,
        ...(await shifts.get()).values,
      ])) {
        const quartile = thirdQuartile(values)
        if (quartile) of(release).vitals[name] = quartile
      }
      return counts
    },
  }
}

/** The values of each web vital of each release. Those of layout shifts have no name. */
function byVital(all: readonly HistogramValue[]) {
  const groups = new Map<string, { release: string; name: keyof WebVitals; values: HistogramValue[] }>()
  for (const value of all) {
    const { release = '', name = 'CLS' } = value.labels as { release?: string; name?: keyof WebVitals }
    const key = `${name} ${release}`
    const group = groups.get(key) ?? { release, name, values: [] }
    group.values.push(value)
    groups.set(key, group)
  }
  return groups.values()
}
