import { createHash } from 'node:crypto'
import type { Composition, SectionRelease } from '@virida/shared/platform/contract/composition'

/** Most render processes for the live releases. Each one takes 60 to 90 MB. */
const mostProcesses = 8

/**
 * Which render process renders the pages of a section: each section has one of its own, so that its server files can
 * neither stop nor change those of others. A site with more sections than processes puts several into one. A page that
 * fails there is rendered again in a process of its section alone.
 *
 * The name contains the version of the shell and of each section in the process. So a release starts a new process, and
 * what its server files change in their process is gone after a rollback.
 */
export function processKey({ shell, sections }: Composition, section: string): string {
  return `shell@${shell}${keysOf(sections).get(section) ?? ''}`
}

/** Whether the process of a section renders pages of other sections too. */
export const sharesProcess = (composition: Composition, section: string): boolean =>
  processKey(composition, section) !== processKey(alone(composition, section), section)

/** The composition with this section only. Its pages are rendered in a process of its own. */
export const alone = (composition: Composition, section: string): Composition => ({
  ...composition,
  sections: composition.sections.filter(({ name }) => name === section),
})

/**
 * For each list of sections: by section, a text that names all releases in its process. It is kept, because a page asks
 * several times.
 */
const found = new WeakMap<readonly SectionRelease[], ReadonlyMap<string, string>>()

function keysOf(sections: readonly SectionRelease[]): ReadonlyMap<string, string> {
  const known = found.get(sections)
  if (known) return known
  const places = sections.map(({ name }) => placeOf(name, sections.length))
  const releases = new Map<string, string[]>()
  for (const [index, { name, version }] of sections.entries()) {
    const place = places[index] ?? ''
    const others = releases.get(place)
    if (others) others.push(`${name}@${version}`)
    else releases.set(place, [`${name}@${version}`])
  }
  const texts = new Map([...releases].map(([place, names]) => [place, ` ${names.sort().join(' ')}`]))
  const keys = new Map(sections.map(({ name }, index) => [name, texts.get(places[index] ?? '') ?? '']))
  found.set(sections, keys)
  return keys
}

function placeOf(section: string, count: number): string {
  if (count <= mostProcesses) return section
  return String(createHash('sha256').update(section).digest().readUInt32BE() % mostProcesses)
}
