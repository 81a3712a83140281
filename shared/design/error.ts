export type DesignCodeProblem =
  'EMPTY' | 'TOO_LONG' | 'SERIES' | 'VERSION' | 'SIZE' | 'LAYOUT' | 'PART' | 'REPEATED'

/** What was read is no design code; `code` says why, the message what to look at. */
export class DesignCodeError extends Error {
  override readonly name = 'DesignCodeError'
  constructor(
    readonly code: DesignCodeProblem,
    message: string,
  ) {
    super(message)
  }
}
