// The package has no types, and @types/jest-axe describes an older version (3) of it and of axe-core.
declare module 'jest-axe' {
  import type { AxeResults, RunOptions } from 'axe-core'

  /** Checks a rendered element or its markup against the rules of axe-core that need no layout. */
  export function axe(html: Element | string, options?: RunOptions): Promise<AxeResults>
}
