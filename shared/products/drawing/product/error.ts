export type DrawingErrorCode = 'SIZE' | 'OPERATION' | 'COLOR'

/** The input cannot be drawn. The message names the value and the rule. */
export class DrawingError extends Error {
  override readonly name = 'DrawingError'
  constructor(
    readonly code: DrawingErrorCode,
    message: string,
  ) {
    super(message)
  }
}
