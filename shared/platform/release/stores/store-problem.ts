import { ReleaseError } from '../errors'

/**
 * The error for a store that has lost revisions that this machine has. Without it, a gateway would show nothing that is
 * published until the store has as many revisions again.
 * @param inStore Number of the newest revision in the store.
 * @param here The same on this machine. 0 is the registry of a new site.
 * @returns undefined if the store has lost none.
 */
export function storeProblem(inStore: number | undefined, here = 0): ReleaseError | undefined {
  if ((inStore ?? 0) >= here) return undefined
  return problem(
    `it has ${inStore === undefined ? 'no registry' : `revision ${inStore}`}, and this machine has revision ${here}`,
  )
}

/** The error for a store that has lost revisions and got other ones with the same numbers. */
export const differingStore = (revision: number) =>
  problem(`its revision ${revision} differs from that of this machine`)

const problem = (what: string) =>
  new ReleaseError(
    'store_older',
    (commands) =>
      `Cannot use the store: ${what}. It was restored from an older copy, or it is another store. Run \`${commands.site('repair')}\` on a machine with the right revision.`,
  )
