const MB = 1024 * 1024

/** The limits of one enquiry. Forms check them before sending; the mail service enforces them. */
export const limits = {
  /** Characters (UTF-16 code units, as `maxlength` counts). */
  subjectLength: 300,
  /** Bytes of UTF-8. */
  bodyBytes: 64 * 1024,
  files: 10,
  /** Bytes of one file. */
  fileBytes: 15 * MB,
  /** Bytes of all files together. In a mail (base64) this is 24.6 MB, below the 25 MB that most mailboxes accept. */
  totalBytes: 18 * MB,
  /**
   * Pixels of one picture. A mail program that shows it needs four bytes for each, and a picture of a few kilobytes can
   * claim billions. The largest photos of phones have 200 million.
   */
  pixels: 250_000_000,
  /** Bytes of the whole JSON request. */
  requestBytes: 26 * MB,
  /** Characters of a file name in the request. In the mail it has at most 80, before its extension. */
  filenameLength: 1000,
  idempotencyKeyLength: 200,
} as const
