import { ReleaseError } from '../errors'

/**
 * Why a release must not go live. The message says what to do. For a section it does not name the shell's version, so
 * that `withoutKnown` finds the same problem under two shells.
 */
export type Problem = { code: ProblemCode; message: string }

type ProblemCode =
  | 'file_damaged'
  | 'file_unknown'
  | 'too_large'
  | 'style_invalid'
  | 'name_missing'
  | 'token_missing'
  | 'contract_broken'
  | 'shell_fails'
  | 'page_fails'
  | 'page_invalid'
  | 'media_missing'
  | 'media_differs'
  | 'server_fault'
  | 'browser_fails'
  | 'browser_differs'
  | 'linked_route_dropped'
  | 'redirect_loop'
  | 'gate_too_slow'
  | 'gate_fails'

/** The gate has refused a release. The registry is unchanged. */
export class GateError extends ReleaseError {
  override name = 'GateError'

  constructor(readonly problems: readonly Problem[]) {
    super(
      'gate_refused',
      `Cannot publish, and nothing was changed:\n${problems.map(({ code, message }) => `  ${code}: ${message}`).join('\n')}`,
    )
  }
}

/** The problems that are not among `known`, which a section without a new release already has. */
export function withoutKnown(problems: readonly Problem[], known: readonly Problem[]): Problem[] {
  const messages = new Set(known.map(({ message }) => message))
  return problems.filter(({ message }) => !messages.has(message))
}
