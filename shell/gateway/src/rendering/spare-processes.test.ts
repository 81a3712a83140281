import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { FaultLog } from '@virida/shared/platform/log/fault-log'
import { testLog } from '@virida/shared/platform/log/testing/test-log'
import { temporaryReleases, writeRelease } from '@virida/shared/platform/release/testing/fixture-release'
import type { ServerRelease } from '@virida/shared/platform/render/orders'
import { RenderProcess } from '@virida/shared/platform/render/render-process'
import { SpareProcesses } from './spare-processes'

let made: RenderProcess[]
let spares: SpareProcesses

beforeEach(() => {
  made = []
  const make = () => {
    const process = new RenderProcess()
    made.push(process)
    return process
  }
  spares = new SpareProcesses(make, new FaultLog(testLog().log))
})
afterEach(async () => {
  spares.stop()
  await Promise.all(made.map((process) => process.stop()))
})

async function shell(version: string, serverCode?: string): Promise<ServerRelease> {
  const dir = temporaryReleases()
  const { server } = await writeRelease(dir, { app: 'shell', version, ...(serverCode ? { serverCode } : {}) })
  return { app: 'shell', version, file: path.join(dir, 'shell', version, server) }
}

/** Waits until this number of processes has been made and none of them has work. */
async function untilMade(count: number) {
  const isDone = () => made.length >= count && made.every(({ busy }) => busy === 0)
  for (let tries = 0; tries < 500 && !isDone(); tries++) await sleep(20)
}

it('gives processes that have rendered with the shell, and replaces them', async () => {
  const live = await shell('1.0.0')
  spares.keepFor(live)
  await untilMade(2)
  const [first, second] = made
  expect(spares.take(live)).toBe(first)
  expect(spares.take(live)).toBe(second)
  expect(await first?.load(live)).toEqual({ libraries: [] })
  await untilMade(4)
  expect(spares.take(live)).toBe(made[2])
})

it('never gives a process in which another shell has run', async () => {
  const [before, live] = [await shell('1.0.0'), await shell('2.0.0')]
  spares.keepFor(before)
  await untilMade(2)
  const old = [...made]
  expect(old).not.toContain(spares.take(live))
  spares.keepFor(live)
  expect(old.map(({ isUsable }) => isUsable)).toEqual([false, false])
})

it('keeps processes ready that have run nothing when the shell cannot render', async () => {
  const broken = await shell('1.0.0', 'throw new Error("broken")')
  spares.keepFor(broken)
  await untilMade(3)
  expect(made[0]?.isUsable).toBe(false)
  const process = spares.take(await shell('2.0.0'))
  expect(process).toBe(made[1])
})

it('starts no process after the stop', async () => {
  spares.keepFor(await shell('1.0.0'))
  spares.stop()
  await sleep(500)
  expect(made).toHaveLength(0)
})
