export type DrawingErrorCode = 'SIZE' | 'OPERATION' | 'COLOR'

/** What was asked for cannot be drawn; the message says what it was. */
export class DrawingError extends Error {
  override readonly name = 'DrawingError'
  constructor(
    readonly code: DrawingErrorCode,
    message: string,
  ) {
    super(message)
  }
}
