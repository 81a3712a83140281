/** A site cannot be packed; the message says why and what to do. */
export class PackError extends Error {
  override name = 'PackError'

  constructor(
    readonly code: 'bundle_failed' | 'lockfile_failed' | 'release_missing' | 'archive_failed',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
