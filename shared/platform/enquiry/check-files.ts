import { limits } from './limits'

/** The properties of a browser's `File` that the check reads. */
export type FileToSend = { name: string; size: number; type: string }

export type FileProblem =
  | { code: 'too_many_files'; limit: number }
  | { code: 'file_too_large'; limit: number; name: string }
  | { code: 'files_too_large'; limit: number }
  | { code: 'file_empty'; name: string }
  | { code: 'file_type'; name: string }

/**
 * Finds the reasons for which the mail service would refuse these files, so that a form can show them before sending.
 * Browsers derive `type` from the file extension. The service checks the content, so it may still refuse a file that
 * passes here.
 * @returns One problem for each invalid file, plus one if there are too many files and one if their total is too
 * large. An empty list means that the files may be sent.
 */
export function checkFiles(files: readonly FileToSend[]): FileProblem[] {
  const problems: FileProblem[] = []
  if (files.length > limits.files) problems.push({ code: 'too_many_files', limit: limits.files })
  for (const { name, size, type } of files) {
    if (!/^(image|video)\//.test(type) || type === 'image/svg+xml') problems.push({ code: 'file_type', name })
    else if (size === 0) problems.push({ code: 'file_empty', name })
    else if (size > limits.fileBytes) problems.push({ code: 'file_too_large', limit: limits.fileBytes, name })
  }
  const total = files.reduce((sum, { size }) => sum + size, 0)
  if (total > limits.totalBytes) problems.push({ code: 'files_too_large', limit: limits.totalBytes })
  return problems
}
