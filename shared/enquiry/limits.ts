const MB = 1024 * 1024

/** What one enquiry may hold. The forms warn with these numbers before the service would refuse. */
export const limits = {
  /** Characters (UTF-16 code units, as `maxlength` counts). */
  subjectLength: 300,
  /** Bytes of UTF-8. */
  bodyBytes: 64 * 1024,
  files: 10,
  /** Bytes of one file. */
  fileBytes: 15 * MB,
  /** Bytes of all files together: 24.6 MB once encoded, which fits the usual mailbox limit of 25 MB. */
  totalBytes: 18 * MB,
  /** Bytes of the whole JSON request. */
  requestBytes: 26 * MB,
  /** Characters of a file name as it is sent; longer ones are cut, not refused. */
  filenameLength: 1000,
  idempotencyKeyLength: 200,
} as const

export type Limits = typeof limits
