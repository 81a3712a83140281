import { createHash } from 'node:crypto'
import type { Composition } from '@virida/shared/platform/contract/composition'

/** Most render processes for the live releases. Each one takes 60 to 90 MB. */
const mostProcesses = 8

/**
 * Which render process renders the pages of a section: each section has one of its own, so that its server files can
 * neither stop nor change those of others. A site with more sections than processes puts several into one.
 *
 * The name contains the version of the shell and of each section in the process. So a release starts a new process, and
 * what its server files change in their process is gone after a rollback.
 */
export function processKey({ shell, sections }: Composition, section: string): string {
  const place = placeOf(section, sections.length)
  const together = sections.filter(({ name }) => placeOf(name, sections.length) === place)
  return [`shell@${shell}`, ...together.map(({ name, version }) => `${name}@${version}`).sort()].join(' ')
}

function placeOf(section: string, count: number): string {
  if (count <= mostProcesses) return section
  return String(createHash('sha256').update(section).digest().readUInt32BE() % mostProcesses)
}
