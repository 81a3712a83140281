import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { apps } from '@virida/shared/platform/paths'
import { ReleaseError } from '@virida/shared/platform/release/errors'
import { publish, publishAll, rollBack } from '@virida/shared/platform/release/registry/registry'
import { readRegistry, registryFile } from '@virida/shared/platform/release/registry/registry-folder'
import { repairRegistry } from '@virida/shared/platform/release/repair-registry'
import { temporaryReleases, writeRelease } from '@virida/shared/platform/release/testing/fixture-release'
import { PublisherProgram } from '@virida/shared/platform/release/testing/publisher-program'
import { makeReleases } from '../../scripts/make-releases'
import { median } from '../bench/median'
import { LabSite } from './lab-site'

/** What happened after a mistake, and whether that is what should happen. */
type Outcome = { outcome: string; holds: boolean }

const mistakes: Record<string, () => Promise<Outcome>> = {
  'the registry is lost, then a section is published': loseRegistry,
  'six publishers at once, whose clocks are ten seconds apart': publishAtOnce,
  '`npm start` from another checkout than that of the live releases': () => startFrom(false),
  '`npm start` after a rollback': () => startFrom(true),
  'a live release that cannot be run, while two visitors ask for its page': showBroken,
  '204 sections in place of four': showMany,
}

/** Makes each mistake. @returns A table, and whether all had the outcome that they should have. */
export async function runMistakes(): Promise<{ table: string; isComplete: boolean }> {
  const rows: string[] = []
  let isComplete = true
  for (const [name, make] of Object.entries(mistakes)) {
    const { outcome, holds } = await make()
    isComplete &&= holds
    rows.push(`| ${name} | ${outcome} | ${holds ? 'yes' : 'no'} |`)
  }
  return {
    table: ['| Mistake | Outcome | As it should be |', '| --- | --- | --- |', ...rows].join('\n'),
    isComplete,
  }
}

const live = (dir: string) =>
  Object.fromEntries(Object.entries(readRegistry(dir).apps).map(([app, { active }]) => [app, active]))
const isSame = (first: object, second: object) => JSON.stringify(first) === JSON.stringify(second)

async function loseRegistry(): Promise<Outcome> {
  const site = new LabSite()
  await site.start()
  try {
    const before = live(site.dir)
    rmSync(path.join(site.dir, 'registry'), { recursive: true })
    rmSync(path.join(site.dir, registryFile))
    const code = await publish(site.dir, 'mfe-third', '1.0.0').then(
      () => 'published',
      (error: unknown) => (error instanceof ReleaseError ? error.code : String(error)),
    )
    const pages = []
    for (let turn = 0; turn < 20; turn++) pages.push(await site.show('/first'))
    const failed = pages.filter(({ status }) => status !== 200).length
    repairRegistry(site.dir, Object.keys(before), 'failure lab')
    const after = live(site.dir)
    return {
      outcome: `refused with \`${code}\`; ${failed} of ${pages.length} pages failed; \`repair\` finds ${Object.keys(after).length} of ${Object.keys(before).length} apps`,
      holds:
        code === 'registry_missing' &&
        failed === 0 &&
        isSame(Object.keys(after).sort(), Object.keys(before).sort()),
    }
  } finally {
    await site.stop()
  }
}

async function publishAtOnce(): Promise<Outcome> {
  const dir = temporaryReleases()
  const names = Array.from({ length: 6 }, (_, index) => `mfe-${index}`)
  for (const app of names) {
    for (const version of ['1.0.0', '1.1.0']) await writeRelease(dir, { app, version })
    await publish(dir, app, '1.0.0')
  }
  const count = 200
  const publisher = new PublisherProgram()
  try {
    const results = await Promise.all(
      names.map((app, index) => publisher.run(dir, { app, count, clock: (index - 3) * 10_000 })),
    )
    const refused = results.reduce((sum, result) => sum + (result.refused ?? count), 0)
    // Only the latest revisions are kept, so each publisher's last publication is looked for in the registry.
    const current = live(dir)
    const lost = names.filter((app) => current[app] !== '1.0.0').length
    const { revision } = readRegistry(dir)
    const expected = names.length * (count + 1)
    return {
      outcome: `${expected - names.length} publications: ${refused} refused, ${expected - revision} revisions and ${lost} last releases lost`,
      holds: refused === 0 && lost === 0 && revision === expected,
    }
  } finally {
    publisher.remove()
  }
}

async function startFrom(isRolledBack: boolean): Promise<Outcome> {
  const dir = temporaryReleases()
  for (const app of apps) for (const version of ['0.1.0', '0.2.0']) await writeRelease(dir, { app, version })
  await publishAll(dir, Object.fromEntries(apps.map((app) => [app, '0.1.0'])))
  if (isRolledBack) {
    await publishAll(dir, Object.fromEntries(apps.map((app) => [app, '0.2.0'])))
    for (const app of apps) await rollBack(dir, app)
  }
  const before = live(dir)
  await makeReleases(dir, { replaceLive: false })
  const after = live(dir)
  const kept = apps.filter((app) => after[app] === before[app] && after[app] === '0.1.0').length
  return { outcome: `${kept} of ${apps.length} live releases stay`, holds: kept === apps.length }
}

/** Compares how many cached pages two sites show. */
async function compare(normal: LabSite, other: LabSite): Promise<Outcome> {
  const ratios: number[] = []
  const rates: number[] = []
  for (let round = 0; round < 5; round++) {
    const first = await normal.cachedRate()
    const rate = await other.cachedRate()
    rates.push(rate)
    ratios.push(rate / first)
  }
  const ratio = median(ratios)
  return {
    outcome: `${ratio.toFixed(2)} times as many cached pages of another section (${Math.round(median(rates))} a second)`,
    holds: ratio >= 0.8,
  }
}

async function showBroken(): Promise<Outcome> {
  const [normal, broken] = [new LabSite(), new LabSite()]
  await Promise.all([normal.start(), broken.start()])
  await broken.publishFault({ name: 'broken', atStart: `throw new Error('broken')` })
  let isDone = false
  const visit = async (site: LabSite) => {
    while (!isDone) {
      await site.showGuilty()
      await sleep(10)
    }
  }
  const visits = [normal, normal, broken, broken].map(visit)
  try {
    return await compare(normal, broken)
  } finally {
    isDone = true
    await Promise.all(visits)
    await Promise.all([normal.stop(), broken.stop()])
  }
}

async function showMany(): Promise<Outcome> {
  const [few, many] = [new LabSite(), new LabSite()]
  await few.start()
  await many.start(200)
  try {
    return await compare(few, many)
  } finally {
    await Promise.all([few.stop(), many.stop()])
  }
}
