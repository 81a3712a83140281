export type JobFileProblem =
  'TOO_LARGE' | 'UNREADABLE' | 'NOT_A_JOB' | 'DAMAGED' | 'NOT_A_LINK' | 'BROKEN_LINK'

const texts: Record<JobFileProblem, string> = {
  TOO_LARGE: 'Cannot open the file: it is larger than a job can be. Choose a job file that this page saved.',
  UNREADABLE:
    'Cannot open the file: your browser could not read it. Check that it still exists and choose it again.',
  NOT_A_JOB: 'Cannot open the file: it has no job. Choose a job file that this page saved.',
  DAMAGED: 'Cannot open the file: part of it is damaged. Save it again on the device that it comes from.',
  NOT_A_LINK: 'Cannot compare: this is not the link of a job. Copy the whole link and try again.',
  BROKEN_LINK: 'Cannot compare: part of the link is missing or changed. Copy the whole link and try again.',
}

/** A file or a link that is not a job. `code` says why. */
export class JobFileError extends Error {
  override readonly name = 'JobFileError'
  constructor(readonly code: JobFileProblem) {
    super(texts[code])
  }
}
