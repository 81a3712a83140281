import { StorageError } from './outbox'

// Of the file system; of PostgreSQL (appendix A): disk_full, out_of_memory.
const full = new Set(['ENOSPC', 'EDQUOT', '53100', '53200'])

/** Tells a full store from a broken one. */
export function storageError(error: unknown, attempted: string): StorageError {
  if (error instanceof StorageError) return error
  return new StorageError(
    full.has((error as { code?: string }).code ?? '') ? 'full' : 'fault',
    attempted,
    error,
  )
}
