export type DesignCodeProblem =
  'EMPTY' | 'TOO_LONG' | 'SERIES' | 'VERSION' | 'SIZE' | 'LAYOUT' | 'PART' | 'REPEATED'

/** The text is not a design code. `code` says why, and the message names the part that is wrong. */
export class DesignCodeError extends Error {
  override readonly name = 'DesignCodeError'
  constructor(
    readonly code: DesignCodeProblem,
    message: string,
  ) {
    super(message)
  }
}
