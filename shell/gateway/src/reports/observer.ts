import type { Hono, Context } from 'hono'
import type { PageOwner } from '@virida/shared/platform/contract/page-owner'
import { networksOf, withNeighbors } from '@virida/shared/platform/http/client-networks'
import type { Canaries } from '../canaries/canaries'
import type { CanaryBudget } from '../canaries/canary-budget'
import type { PageAnswer } from '../pages/page-answer'
import type { LiveRegistry } from '../releases/live-registry'
import type { Snapshot } from '../releases/snapshot'
import type { Metrics } from './metrics'
import { pageReports } from './page-reports'

type Options = {
  registry: LiveRegistry
  canaries: Canaries
  budget: CanaryBudget
  metrics: Metrics
  /** Address of the client. */
  clientOf: (c: Context) => string
}

/** Counts documents and the reports of browsers, for the metrics and for the error budgets of canaries. */
export class Observer {
  constructor(readonly options: Options) {}

  /** Counts a document. Those of previews do not count: only their teams look at them. */
  countDocument(c: Context, snapshot: Snapshot, owner: PageOwner | undefined, answer: PageAnswer): void {
    const { budget, metrics } = this.options
    if (answer.kind === 'redirect' || snapshot.preview || c.req.method !== 'GET') return
    metrics.countDocument(snapshot.registry, owner, answer)
    const counted = { section: owner?.section, failed: owner !== undefined && !answer.healthy }
    budget.countDocument(snapshot.registry, snapshot.canary, counted, ...this.#networksOf(c))
  }

  /** Where browsers send their reports. */
  routes(): Hono {
    const { registry, canaries, budget, metrics, clientOf } = this.options
    return pageReports(clientOf, (c, report) => {
      const { registry: releases } = registry.snapshot()
      metrics.countReport(releases, report)
      if ('fault' in report)
        budget.countFault(releases, canaries.canaryOf(c, releases), report, ...this.#networksOf(c))
    })
  }

  /** The networks of the client, and the same with its neighbors. */
  #networksOf(c: Context) {
    const client = networksOf(this.options.clientOf(c))
    return [client, withNeighbors(client)] as const
  }
}
