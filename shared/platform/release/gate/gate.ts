import { shellName } from '../../contract/composition'
import type { Manifest } from '../manifest'
import { readableManifest, releaseFolder } from '../read-release'
import type { Registry } from '../registry/registry-schema'
import { checkContract } from './check-contract'
import { checkFiles } from './check-files'
import { checkLinks, droppedAddresses } from './check-links'
import { checkMedia, checkMediaFiles } from './check-media'
import { checkNeeds } from './check-needs'
import { checkRedirects } from './check-redirects'
import { checkSheets } from './check-sheets'
import { checkSizes } from './check-sizes'
import { GateError, withoutKnown, type Problem } from './problem'
import { parseShell, renderSection, renderShell, type Rendered } from './render-section'
import { addressesOf, allOf, siteOf, type Site } from './site'

/**
 * Time limit of a gate in ms: `gate`, and `page` more for each page of the site. It ends a gate that hangs, and leaves
 * time for a slow one: on a machine with six times the load that it can take, a gate took 40 s instead of 2 s.
 */
const longest = { gate: 60_000, page: 1000 }
/** Number of sections that are rendered at the same time. */
const concurrency = 2

type Gate = {
  before: Site
  after: Site
  /** The releases that would go live. */
  moved: readonly Manifest[]
  signal: AbortSignal
}

type ReadManifest = (app: string, version: string) => Manifest | undefined

/** Reads each manifest once, so that a damaged one is named once. */
function manifestReader(dir: string): ReadManifest {
  const manifests = new Map<string, Manifest | undefined>()
  return (app, version) => {
    const name = `${app}@${version}`
    if (!manifests.has(name)) manifests.set(name, readableManifest(dir, app, version))
    return manifests.get(name)
  }
}

const siteAt = (dir: string, { apps }: Registry, read: ReadManifest) =>
  siteOf(
    dir,
    Object.entries(apps).flatMap(([app, { active }]) => read(app, active) ?? []),
  )

const timeOf = ({ sections }: Site) => longest.gate + longest.page * sections.flatMap(addressesOf).length

/** Time limit of the gate for a registry that is about to be live, in ms. */
export const gateTime = (dir: string, next: Registry): number =>
  timeOf(siteAt(dir, next, manifestReader(dir)))

/**
 * Runs the releases that are about to go live: checks their files, compares what sections need with what the shell
 * gives, and renders the pages of the sections that may break, with the releases that are live beside them.
 * @param dir Folder of all releases.
 * @param limit Time after which it is given up, in ms. Its render processes are killed then.
 * @returns Notes, such as links to pages that no section has.
 * @throws GateError with the problems that were found. Pages are rendered only if there is no problem before.
 */
export async function runGate(
  dir: string,
  current: Registry,
  next: Registry,
  limit?: number,
): Promise<string[]> {
  const read = manifestReader(dir)
  const before = siteAt(dir, current, read)
  const after = siteAt(dir, next, read)
  const moved = allOf(after).filter(({ app, version }) => current.apps[app]?.active !== version)
  const time = limit ?? timeOf(after)
  const signal = AbortSignal.timeout(time)
  try {
    return await check({ before, after, moved, signal })
  } catch (error) {
    if (error instanceof GateError || !signal.aborted) throw error
    const names = moved.map(({ app, version }) => `${app} ${version}`).join(', ')
    const message = `Checking ${names} took more than ${time / 1000} s. Make its pages faster; if the machine is busy, try again.`
    throw new GateError([{ code: 'gate_too_slow', message }])
  }
}

type RunGate = (current: Registry, next: Registry) => Promise<void>

/**
 * The gate of a releases folder, for `publish`. It prints the notes of `runGate`. In development there is none: people
 * who work on a page want to see it while it is broken, and development builds are too large for the budgets.
 */
export function gateOf(dir: string, env: NodeJS.ProcessEnv = process.env): RunGate | undefined {
  if (env.NODE_ENV === 'development') return undefined
  return async (current, next) => {
    for (const note of await runGate(dir, current, next)) console.log(note)
  }
}

async function check(gate: Gate): Promise<string[]> {
  const { after, moved, signal } = gate
  const problems: Problem[] = []
  for (const manifest of moved) {
    const folder = releaseFolder(after.dir, manifest.app, manifest.version)
    const damaged = await checkFiles(folder, manifest, signal)
    const large = checkSizes(manifest)
    problems.push(...damaged, ...large)
    if (damaged.length > 0) continue
    // Reading the selectors of a very large sheet takes seconds.
    if (large.length === 0) problems.push(...(await checkSheets(folder, manifest, signal)))
    // The list of media is one of the files.
    problems.push(...(await checkMediaFiles(after.dir, manifest, signal)))
  }
  const fitting = checkFit(gate)
  problems.push(...fitting.problems)
  // Rendering damaged files would only repeat the problem in other words.
  refuse(problems)
  const pages = await checkPages(gate)
  refuse(pages.problems)
  return [...fitting.notes, ...pages.notes]
}

function refuse(problems: readonly Problem[]) {
  if (problems.length > 0) throw new GateError(problems)
}

/** Sections that the publication may break: those that get a new release, and all if the shell gets one. */
const touchedBy = ({ after, moved }: Gate) =>
  after.sections.filter((section) => moved.some(({ app }) => app === section.app || app === shellName))

/** Compares what sections need with what the shell gives. */
function checkFit(gate: Gate): { problems: Problem[]; notes: string[] } {
  const { before, after, moved } = gate
  const fit = (section: Manifest, { shell }: Site) => {
    if (!shell) return { problems: [], notes: [] }
    const contract = checkContract(section, shell)
    return { ...contract, problems: [...checkNeeds(section, shell), ...contract.problems] }
  }
  const results = touchedBy(gate).map((section) => {
    const { problems, notes } = fit(section, after)
    if (problems.length === 0 || moved.includes(section)) return { problems, notes }
    return { problems: withoutKnown(problems, fit(section, before).problems), notes }
  })
  return {
    problems: results.flatMap(({ problems }) => problems),
    notes: results.flatMap(({ notes }) => notes),
  }
}

/** Renders pages and follows their links. Before a site has a shell, there is nothing to render. */
async function checkPages(gate: Gate): Promise<{ problems: Problem[]; notes: string[] }> {
  const { before, after, moved, signal } = gate
  const { shell } = after
  if (!shell) return { problems: [], notes: [] }
  if (moved.includes(shell)) {
    const checks = [renderShell(after, shell, signal), parseShell(after, shell, signal)]
    refuse((await Promise.all(checks)).flat())
  }
  const dropped = droppedAddresses(before, after)
  // If addresses are dropped, the pages of all sections are rendered: any of them may link there.
  const queue = [...(dropped.size > 0 ? after.sections : touchedBy(gate))]
  const results: Rendered[] = []
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let section = queue.shift(); section; section = queue.shift())
        results.push(await renderNew(gate, section))
    }),
  )
  const links = new Map(results.flatMap((result) => [...result.links]))
  const media = new Map(results.flatMap((result) => [...result.media]))
  const redirects = results.flatMap((result) => result.redirects)
  const files = new Set(allOf(after).flatMap(({ public: addresses }) => addresses))
  const apps = new Set(moved.map(({ app }) => app))
  const all = [
    ...results,
    checkLinks(links, after, files, dropped),
    { problems: moved.flatMap((manifest) => checkMedia(after.dir, manifest, media)), notes: [] },
    await checkRedirects(redirects, { before, after, moved: apps, signal }),
  ]
  return { problems: all.flatMap(({ problems }) => problems), notes: all.flatMap(({ notes }) => notes) }
}

/**
 * Renders a section. If its own release is not new, only new problems count, so that it blocks no other team. A page that
 * works and differs in a browser is a note then: a shell may change its links before sections are built with them.
 */
async function renderNew({ before, after, moved, signal }: Gate, section: Manifest): Promise<Rendered> {
  if (moved.includes(section)) return renderSection(after, section, signal)
  const isFault = ({ code }: Problem) => code !== 'browser_differs'
  let rendered = await renderSection(after, section, signal, isFault)
  let problems = rendered.problems.filter(isFault)
  if (problems.length > 0 && before.shell) {
    // All known problems are found before, so that any number of them hides no new one.
    const known = (await renderSection(before, section, signal, () => false)).problems
    const isNew = (problem: Problem) => isFault(problem) && withoutKnown([problem], known).length > 0
    rendered = await renderSection(after, section, signal, isNew)
    problems = rendered.problems.filter(isNew)
  }
  const differences = rendered.problems.filter((problem) => !isFault(problem))
  const cause = moved.map(({ app, version }) => `${app} ${version}`).join(' and ')
  return {
    ...rendered,
    problems: problems.map(({ code, message }) => ({ code, message: `With ${cause}: ${message}` })),
    notes: [...rendered.notes, ...differences.map(({ message }) => message)],
  }
}
