import { rmSync } from 'node:fs'
import path from 'node:path'
import { apps } from '@virida/shared/platform/paths'
import { ReleaseError } from '@virida/shared/platform/release/errors'
import { publish, publishAll, rollBack } from '@virida/shared/platform/release/registry/registry'
import { readRegistry, registryFile } from '@virida/shared/platform/release/registry/registry-folder'
import { repairRegistry } from '@virida/shared/platform/release/repair-registry'
import { temporaryReleases, writeRelease } from '@virida/shared/platform/release/testing/fixture-release'
import { PublisherProgram, publishedAfter } from '@virida/shared/platform/release/testing/publisher-program'
import { makeReleases } from '../../scripts/make-releases'
import { LabSite } from './lab-site'

/** What happened after a mistake, and whether that is what should happen. */
type Outcome = { outcome: string; holds: boolean }

const mistakes: Record<string, () => Promise<Outcome>> = {
  'the registry is lost, then a section is published': loseRegistry,
  'six publishers at once, whose clocks are ten seconds apart': publishAtOnce,
  '`npm start` from another checkout than that of the live releases': () => startFrom(false),
  '`npm start` after a rollback': () => startFrom(true),
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
    await repairRegistry(site.dir, Object.keys(before))
    const after = live(site.dir)
    const same = Object.entries(before).filter(([app, version]) => after[app] === version)
    const counts = `${same.length} of ${Object.keys(before).length}`
    return {
      outcome: `refused with \`${code}\`; ${failed} of ${pages.length} pages failed; after \`repair\`, ${counts} releases are live as before`,
      holds: code === 'registry_missing' && failed === 0 && same.length === Object.keys(before).length,
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
    const expected = Array.from({ length: count }, (_, turn) => (turn % 2 ? '1.0.0' : '1.1.0'))
    const lost = names.flatMap((app) => {
      const versions = publishedAfter(dir, names.length, app)
      return expected.filter((version, turn) => versions[turn] !== version)
    })
    return {
      outcome: `${names.length * count} publications: ${refused} refused, ${lost.length} lost`,
      holds: refused === 0 && lost.length === 0,
    }
  } finally {
    publisher.remove()
    rmSync(dir, { recursive: true })
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
  rmSync(dir, { recursive: true })
  const kept = apps.filter((app) => after[app] === before[app] && after[app] === '0.1.0').length
  return { outcome: `${kept} of ${apps.length} live releases stay`, holds: kept === apps.length }
}
