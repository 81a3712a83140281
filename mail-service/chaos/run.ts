import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { relayEnv, unlimitedRate } from '../testing/env'
import { startPostgres } from '../testing/postgres'
import { startProcess, type ServiceProcess } from '../testing/process'
import { until } from '@virida/shared/platform/testing/until'
import { makeEnquiry, send, type Enquiry } from './load'
import { deliveriesOf, startFlakyRelay } from './relay'

export type ChaosOptions = {
  store: 'spool' | 'PostgreSQL'
  instances: number
  rounds: number
  parallel: number
}
export type ChaosResult = ChaosOptions & {
  sent: number
  /** Enquiries that were accepted when they were first sent, before or during the kill. */
  acceptedAtFirst: number
  acknowledged: number
  lost: number
  duplicates: number
  otherMessageId: number
  seconds: number
}

/**
 * In each round, posts enquiries in parallel, kills a process of the service at a random moment, starts it again, and
 * sends unanswered enquiries again with the same key. At the end, the relay must have every acknowledged enquiry.
 */
export async function chaos(options: ChaosOptions, onRound: (round: number) => void): Promise<ChaosResult> {
  const startedAt = performance.now()
  const relay = await startFlakyRelay()
  const dataDir = await mkdtemp(join(tmpdir(), 'chaos-'))
  const postgres = options.store === 'PostgreSQL' ? await startPostgres() : undefined
  const env = {
    ...relayEnv(relay.port),
    ...unlimitedRate,
    MAIL_DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RETRY_DELAYS: '0.2,0.5,1,2',
    RELAY_PAUSES: '0.2',
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  }
  const processes: ServiceProcess[] = []
  for (let n = 0; n < options.instances; n++) processes.push(await startProcess(env))
  const url = () => processes[randomInt(processes.length)]?.url ?? ''
  const all: Enquiry[] = []
  let acceptedAtFirst = 0
  try {
    for (let round = 0; round < options.rounds; round++) {
      const posts = Array.from({ length: options.parallel }, (_, n) => makeEnquiry(`r${round}n${n}`))
      all.push(...posts)
      const answers = posts.map((enquiry) => send(url(), enquiry))
      await new Promise((resolve) => setTimeout(resolve, randomInt(5, 400)))
      const victim = round % processes.length
      await processes[victim]?.kill()
      await Promise.all(answers)
      acceptedAtFirst += posts.filter(({ acknowledged }) => acknowledged).length
      processes[victim] = await startProcess(env)
      for (const enquiry of posts)
        for (let again = 0; again < 5 && !enquiry.acknowledged; again++) await send(url(), enquiry)
      onRound(round)
    }
    await until(async () => (await waiting(url())) === 0, 300_000)
    for (const instance of processes) await instance.stop()
  } finally {
    await relay.close()
    await postgres?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  const delivered = deliveriesOf(relay.mails)
  const copies = [...delivered.values()]
  const acknowledged = all.filter((enquiry) => enquiry.acknowledged)
  return {
    ...options,
    sent: all.length,
    acceptedAtFirst,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ marker }) => !delivered.has(marker)).length,
    duplicates: copies.reduce((sum, ids) => sum + ids.length - 1, 0),
    otherMessageId: copies.reduce((sum, ids) => sum + new Set(ids).size - 1, 0),
    seconds: Math.round((performance.now() - startedAt) / 1000),
  }
}

async function waiting(url: string): Promise<number> {
  const report = (await (await fetch(`${url}/readyz`)).json()) as { enquiries?: { waiting: number } }
  return report.enquiries?.waiting ?? -1
}
