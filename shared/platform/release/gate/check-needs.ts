import type { Manifest } from '../manifest'
import type { Problem } from './problem'

/** Compares what a section uses of the shell (imports from the router's facade, design tokens) with what it gives. */
export function checkNeeds(section: Manifest, shell: Manifest): Problem[] {
  const uses = section.facts
  const gives = shell.facts
  if (!uses || !gives) return []
  const missing = (names: string[], given: string[]) => names.filter((name) => !given.includes(name))
  const name = `${section.app} ${section.version}`
  return [
    ...missing(uses.router, gives.router).map((missed): Problem => ({
      code: 'name_missing',
      message: `${name} imports ${missed} from @virida/shared/router, which the shell does not export. Publish a shell that exports it, or remove the import.`,
    })),
    ...missing(uses.tokens, gives.tokens).map((missed): Problem => ({
      code: 'token_missing',
      message: `${name} uses the token ${missed}, which the shell does not define. Publish a shell that defines it, or use another token.`,
    })),
  ]
}
