import type { FormatRefusal } from './file-formats'
import { limits } from './limits'

/** A file that a visitor wants to send. */
export type FileToSend = {
  name: string
  size: number
  /** Why the file cannot be sent, regardless of its size. */
  refused?: FileRefusal | undefined
}

/** `unread`: the browser cannot read the file. `unchecked`: the program that checks files could not be loaded. */
export type FileRefusal = FormatRefusal | 'unread' | 'unchecked'

export type FileProblem =
  | { code: 'too_many_files'; limit: number }
  | { code: 'file_too_large'; limit: number; name: string }
  | { code: 'files_too_large'; limit: number }
  | { code: 'file_empty'; name: string }
  | { code: 'file_refused'; reason: FileRefusal; name: string }

/**
 * Finds the reasons for which the mail service would refuse these files, so that a form can show them before sending.
 * @returns One problem for each invalid file, plus one if there are too many files and one if their total is too
 * large. An empty list means that the files may be sent.
 */
export function checkFiles(files: readonly FileToSend[]): FileProblem[] {
  const problems = files.flatMap((file) => problemOf(file) ?? [])
  if (files.length > limits.files) problems.push({ code: 'too_many_files', limit: limits.files })
  if (totalSize(files) > limits.totalBytes)
    problems.push({ code: 'files_too_large', limit: limits.totalBytes })
  return problems
}

function problemOf({ name, size, refused }: FileToSend): FileProblem | undefined {
  if (size === 0) return { code: 'file_empty', name }
  if (refused) return { code: 'file_refused', reason: refused, name }
  if (size > limits.fileBytes) return { code: 'file_too_large', limit: limits.fileBytes, name }
  return undefined
}

/**
 * The fewest files to leave out so that the others may be sent: every file with a problem of its own, then the largest
 * ones until the rest is within the limits.
 * @returns These files in the given order.
 */
export function filesToLeaveOut<File extends FileToSend>(files: readonly File[]): File[] {
  const sound = files.filter((file) => !problemOf(file))
  const kept = [...sound].sort((a, b) => a.size - b.size).slice(0, limits.files)
  while (totalSize(kept) > limits.totalBytes) kept.pop()
  return files.filter((file) => !kept.includes(file))
}

export const totalSize = (files: readonly { size: number }[]) =>
  files.reduce((sum, { size }) => sum + size, 0)
