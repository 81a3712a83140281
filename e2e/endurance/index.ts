import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ports } from '@virida/shared/platform/config/ports'
import { releasesDir, root } from '@virida/shared/platform/paths'
import { relayEnv, unlimitedRate } from '../../mail-service/testing/env'
import { mountSmallDisk } from '../../mail-service/testing/small-disk'
import { makeReleases } from '../../scripts/make-releases'
import { OwnReleases } from '../fixtures/own-releases'
import { startSite, type ProgramName, type StartedSite } from '../fixtures/started-site'
import { longestWait, outageAfter, type Blow } from '../kills/outage'
import { keepFull } from './full-disk'
import { Memory } from './memory'
import { Outages } from './outages'
import { planFor } from './plan'
import { Publishing } from './publishing'
import { Relay } from './relay'
import { enduranceReport, failuresOf, type Results } from './report'
import { Senders } from './senders'
import { pagesOf, Visitors } from './visitors'

/*
 * `npm run endurance -- 60`: runs the whole site for 60 minutes under visitors, enquiries with files, releases, kills, a
 * relay that is away and a disk that is full. Writes docs/endurance.md. Fails when an acknowledged enquiry is lost, a page
 * is wrong, or memory grows. `npm run endurance -- 5` is the same in short. Needs root, to mount a small disk.
 */
const minutes = Number(process.argv[2] ?? 60)
if (!(minutes >= 3 && minutes <= 24 * 60)) throw new Error('Cannot run: give the minutes, from 3 to 1440')
const plan = planFor(minutes)
const port = ports.e2e + 340
const addresses = {
  gateway: `http://127.0.0.1:${port}/livez`,
  'mail-service': `http://127.0.0.1:${port + 1}/livez`,
}

process.env.NODE_ENV = 'production'
await makeReleases(releasesDir(), { replaceLive: false })
const releases = new OwnReleases(releasesDir())
const disk = await mountSmallDisk(256)
const relay = new Relay()
await relay.start()
let site: StartedSite | undefined
try {
  site = await startSite({
    port,
    releases: releases.dir,
    env: {
      ...relayEnv(relay.port),
      ...unlimitedRate,
      MAIL_DATA_DIR: disk.folder,
      LOG_LEVEL: 'error',
      // Shorter than the defaults, so that the queue is empty soon after a short run.
      RETRY_DELAYS: '1,2,5,10',
      RELAY_PAUSES: '1,2,5',
    },
  })
  const results = await run(site)
  const report = enduranceReport(results)
  writeFileSync(path.join(root, 'docs', 'endurance.md'), report)
  // The output helps to find the cause of a finding.
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  writeFileSync(path.join(root, '.cache', 'endurance.txt'), results.output)
  console.log(report)
  process.exitCode = failuresOf(results).length === 0 ? 0 : 1
} catch (error) {
  console.error(site?.output().slice(-5000))
  throw error
} finally {
  await site?.stop()
  await relay.stop()
  await disk.remove()
  releases.removeFolder()
}

async function run(running: StartedSite): Promise<Results> {
  const startedAt = new Date()
  const start = performance.now()
  const isOver = () => performance.now() - start > plan.duration
  const until = (at: number) => sleep(Math.max(0, start + at - performance.now()))
  const outages = new Outages()
  const publishing = new Publishing(releases)
  const visitors = new Visitors(running.origin, pagesOf(releases.dir), publishing, outages)
  const senders = new Senders(running.origin)
  const memory = new Memory(running)
  const blows: Results['blows'] = []
  await visitors.readAllOnce()

  const strike = async (name: ProgramName, signal: Blow) => {
    const ms = await outages.during(() =>
      outageAfter(signal, running, name, addresses[name]).catch(() => longestWait),
    )
    blows.push({ name, signal, ms })
    console.error(`${signal} of ${name}: away for ${ms} ms`)
  }
  const kill = async () => {
    const isLate = () => performance.now() - start > plan.duration / 3
    for (let round = 0; round < plan.kills && !isLate(); round++)
      for (const name of ['gateway', 'mail-service'] as const) {
        await sleep(plan.killPause)
        await strike(name, 'SIGKILL')
      }
    for (const name of ['gateway', 'mail-service'] as const) await strike(name, 'SIGSTOP')
  }
  const interruptRelay = async () => {
    for (const at of plan.relayDown) {
      await until(at)
      await relay.stop()
      await sleep(plan.window)
      await relay.start()
    }
  }
  const fillDisk = async () => {
    for (const at of plan.diskFull) {
      await until(at)
      await keepFull(disk.folder, plan.window)
    }
  }
  const sampleMemory = async () => {
    while (!isOver()) {
      memory.sample()
      await sleep(2000)
    }
  }
  const tell = async () => {
    for (let minute = 0; minute < minutes; minute++) {
      await until(minute * 60_000)
      const { pages, wrong, failed } = visitors
      console.error(
        `minute ${minute}: ${pages} pages, ${wrong.length} wrong, ${failed.length} failed, ${senders.acknowledged.length} of ${senders.all.length} enquiries acknowledged, ${publishing.count} releases`,
      )
    }
  }
  await Promise.all([
    ...Array.from({ length: 3 }, () => visitors.run(isOver)),
    ...Array.from({ length: 2 }, () => senders.run(isOver, 500)),
    publishing.run(isOver, plan.publishPause),
    kill(),
    interruptRelay(),
    fillDisk(),
    sampleMemory(),
    outages.watch(addresses.gateway, isOver),
    tell(),
  ])
  const waiting = await emptyQueue()
  return {
    startedAt,
    plan,
    visitors,
    senders,
    publishing,
    blows,
    waiting,
    deliveries: relay.deliveries(),
    growth: { gateway: memory.growthOf('gateway'), 'mail-service': memory.growthOf('mail-service') },
    output: running.output(),
  }
}

/** Waits until everything is delivered, at most five minutes. @returns the number of enquiries that still wait. */
async function emptyQueue(): Promise<number> {
  let waiting = -1
  for (let second = 0; second < 300 && waiting !== 0; second++) {
    await sleep(1000)
    const answer = await fetch(`http://127.0.0.1:${port + 1}/readyz`)
    waiting = ((await answer.json()) as { enquiries?: { waiting: number } }).enquiries?.waiting ?? -1
  }
  return waiting
}
