import { limits } from './limits'

/** What the check needs of a browser's `File`. */
export type FileToSend = { name: string; size: number; type: string }

export type FileProblem =
  | { code: 'too_many_files'; limit: number }
  | { code: 'file_too_large'; limit: number; name: string }
  | { code: 'files_too_large'; limit: number }
  | { code: 'file_empty'; name: string }
  | { code: 'file_type'; name: string }

/**
 * The problems for which the service would refuse these files, so that a form can say so before sending. Browsers
 * derive `type` from the file's ending; the service looks into the content, and may still refuse what passes here.
 * @returns Nothing when the files may be sent; a problem for each wrong file, and one each for number and sum.
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
