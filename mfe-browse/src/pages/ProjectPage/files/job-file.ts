import type { Project } from '@virida/shared/products/project/project'
import { ProjectCodeError, readProject } from '@virida/shared/products/project/project-code'
import { readStored, writeProject, type ListedProject } from '@virida/shared/products/project/stored-project'
import { sharedCodeIn } from '@virida/shared/site/addresses/project'
import { JobFileError } from './job-file-error'

/** Bytes. A full list with the longest texts has about 2 MB. */
const mostBytes = 5_000_000

/** Rejects with `JobFileError` when the browser may not read the file, or it was moved or deleted meanwhile. */
const textOf = (file: Blob): Promise<string> =>
  file.text().catch(() => {
    throw new JobFileError('UNREADABLE')
  })

/** The list as the text of a job file. */
export const jobFile = (project: ListedProject): string => writeProject(project)

/**
 * Reads a job file. Rejects with `JobFileError` if any part of it cannot be read, so that no row is left out
 * silently.
 */
export async function readJobFile(file: Blob): Promise<Project> {
  if (file.size > mostBytes) throw new JobFileError('TOO_LARGE')
  const { project, unread } = readStored((await textOf(file)).replace(/^\uFEFF/, ''))
  if (project.windows.length === 0) throw new JobFileError('NOT_A_JOB')
  if (unread.length > 0) throw new JobFileError('DAMAGED')
  return project
}

/** Reads the job in a link. Rejects with `JobFileError`. */
export async function readJobLink(link: string): Promise<Project> {
  const hash = link.indexOf('#')
  const code = hash < 0 ? undefined : sharedCodeIn(link.slice(hash).trim())
  if (code === undefined) throw new JobFileError('NOT_A_LINK')
  const read = await readProject(code)
  if (read instanceof ProjectCodeError) throw new JobFileError('BROKEN_LINK')
  return read
}
