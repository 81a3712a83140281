/** Thrown when the store cannot do what was attempted. `full` ends when space is freed; `fault` is any other failure. */
export class StorageError extends Error {
  override name = 'StorageError'
  constructor(
    readonly code: 'full' | 'fault',
    attempted: string,
    cause?: unknown,
  ) {
    super(`${attempted}: ${code === 'full' ? 'no space left' : 'the store failed'}`, { cause })
  }
}

/** Thrown when a second process opens a spool that belongs to another process. */
export class OutboxInUseError extends Error {
  override name = 'OutboxInUseError'
  readonly code = 'outbox_in_use'
}

// Errors of the file system, and disk_full and out_of_memory of PostgreSQL (its documentation, appendix A).
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100', '53200'])

/** Wraps an error of the file system or the database. @param attempted What was being done, for the message. */
export function storageError(error: unknown, attempted: string): StorageError {
  if (error instanceof StorageError) return error
  const { code = '' } = error as { code?: string }
  return new StorageError(fullCodes.has(code) ? 'full' : 'fault', attempted, error)
}
