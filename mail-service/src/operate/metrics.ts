import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { AcceptedEnquiry } from '../http/send-email'
import { states, type Outbox, type Outcome } from '../outbox/outbox'
import { alarmKinds, type Alarms } from './alarms'
import { secondsSince } from './seconds-since'

export type Metrics = ReturnType<typeof makeMetrics>

/** Prometheus metrics. They contain counts only, no personal data. */
export function makeMetrics(outbox: Pick<Outbox, 'stats'>, alarms: Pick<Alarms, 'active'>) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const accepted = new Counter({
    name: 'mail_accepted_total',
    help: 'Enquiries accepted with status 200',
    labelNames: ['kind'] as const,
    registers,
  })
  const responses = new Counter({
    name: 'mail_http_responses_total',
    help: 'Responses of POST /api/send-email by status',
    labelNames: ['status'] as const,
    registers,
  })
  const acceptSeconds = new Histogram({
    name: 'mail_accept_seconds',
    help: 'Seconds from the start of a request to its response',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 30],
    registers,
  })
  const deliveries = new Counter({
    name: 'mail_deliveries_total',
    help: 'Delivery attempts by outcome',
    labelNames: ['outcome'] as const,
    registers,
  })
  const scanned = new Counter({
    name: 'mail_files_scanned_total',
    help: 'Files that the virus scanner was asked about, by result',
    labelNames: ['result'] as const,
    registers,
  })
  const waiting = new Gauge({
    name: 'mail_enquiries',
    help: 'Enquiries in the store by state',
    labelNames: ['state'] as const,
    registers,
  })
  const oldest = new Gauge({
    name: 'mail_oldest_waiting_seconds',
    help: 'Age of the oldest waiting enquiry',
    registers,
  })
  const free = new Gauge({ name: 'mail_free_bytes', help: 'Free bytes on the disk of the spool', registers })
  const alarm = new Gauge({
    name: 'mail_alarm',
    help: '1 while the alarm is raised',
    labelNames: ['kind'] as const,
    registers,
  })

  return {
    contentType: registry.contentType,
    accepted({ duplicate, spam, isQuarantined }: AcceptedEnquiry) {
      const kind = duplicate ? 'duplicate' : isQuarantined ? 'quarantined' : spam ? 'flagged' : 'new'
      accepted.inc({ kind })
    },
    responded(status: number, seconds: number) {
      responses.inc({ status: String(status) })
      acceptSeconds.observe(seconds)
    },
    delivered: (kind: Outcome['kind']) => deliveries.inc({ outcome: kind }),
    scanned: (result: string) => scanned.inc({ result }),
    async read() {
      const { count, oldestWaiting, freeBytes } = await outbox.stats()
      for (const state of states) waiting.set({ state }, count[state])
      oldest.set(oldestWaiting === undefined ? 0 : secondsSince(oldestWaiting))
      if (freeBytes !== undefined) free.set(freeBytes)
      const active = new Set(alarms.active().map(({ kind }) => kind))
      for (const kind of alarmKinds) alarm.set({ kind }, active.has(kind) ? 1 : 0)
      return registry.metrics()
    },
  }
}
