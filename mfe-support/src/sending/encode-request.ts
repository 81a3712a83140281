import type { Enquiry } from '@virida/shared/platform/enquiry/api'

export type EncodeOptions = {
  signal: AbortSignal
  /** Called with the part of all files that has been read, from 0 to 1. */
  onProgress: (done: number) => void
}

/** The browser can no longer read a file: it was moved, changed or deleted after it was chosen. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError'
  readonly code = 'unreadable_file'
  /** @param at Index of the file in the list of files. */
  constructor(
    readonly at: number,
    options: ErrorOptions,
  ) {
    super(
      'Cannot send the file: the browser cannot read it any more. Remove it and choose it again.',
      options,
    )
  }
}

/**
 * Encodes an enquiry as JSON. The result is a blob made of parts, so that large files are never joined to one string.
 * @throws DOMException `AbortError` when the signal is aborted; UnreadableFileError.
 */
export async function encodeRequest(
  enquiry: Omit<Enquiry, 'files'>,
  files: readonly File[],
  { signal, onProgress }: EncodeOptions,
): Promise<Blob> {
  const fields = JSON.stringify(enquiry).slice(0, -1)
  if (files.length === 0) return new Blob([`${fields}}`], { type: 'application/json' })

  const total = files.reduce((sum, { size }) => sum + size, 0)
  const parts: string[] = [`${fields},"files":[`]
  let before = 0
  for (const [at, file] of files.entries()) {
    const content = await readBase64(file, signal, (read) => onProgress((before + read) / total)).catch(
      (cause: unknown) => {
        throw signal.aborted ? cause : new UnreadableFileError(at, { cause })
      },
    )
    // Base64 needs no escaping in JSON.
    parts.push(`${at ? ',' : ''}{"filename":${JSON.stringify(file.name)},"content":"`, content, '"}')
    before += file.size
  }
  parts.push(']}')
  return new Blob(parts, { type: 'application/json' })
}

function readBase64(file: File, signal: AbortSignal, onRead: (bytes: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const reader = new FileReader()
    const abort = () => reader.abort()
    signal.addEventListener('abort', abort)
    reader.onprogress = ({ loaded }) => onRead(loaded)
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''))
    reader.onerror = () =>
      reject(reader.error ?? new DOMException('The file cannot be read', 'NotReadableError'))
    reader.onabort = () => reject(new DOMException('Sending was cancelled', 'AbortError'))
    reader.onloadend = () => signal.removeEventListener('abort', abort)
    reader.readAsDataURL(file)
  })
}
