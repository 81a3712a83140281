// The package brings no types, and those of @types/jest-axe describe axe-core 3 and version 3 of the package.
declare module 'jest-axe' {
  import type { AxeResults, RunOptions } from 'axe-core'

  /** Checks a rendered element or its markup against the rules of axe-core that need no layout. */
  export function axe(html: Element | string, options?: RunOptions): Promise<AxeResults>
}
