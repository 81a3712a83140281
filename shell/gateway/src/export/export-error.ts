/** The site cannot be exported; the message says why and what to do. */
export class ExportError extends Error {
  override readonly name = 'ExportError'

  constructor(
    readonly code: 'folder_missing' | 'folder_not_empty' | 'answer_refused' | 'published_meanwhile',
    message: string,
  ) {
    super(message)
  }
}
