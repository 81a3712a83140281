import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'
import { root } from '../../paths'

/** A program of a test as one file with all its packages, because Node starts it several times faster than through tsx. */
export class BundledProgram {
  readonly file: string

  /** @param entry Path of the program in this repository. */
  constructor(entry: string) {
    mkdirSync(path.join(root, '.cache'), { recursive: true })
    this.file = path.join(mkdtempSync(path.join(root, '.cache', 'program-')), 'program.mjs')
    buildSync({
      entryPoints: [path.join(root, entry)],
      outfile: this.file,
      bundle: true,
      platform: 'node',
      format: 'esm',
      alias: { '@virida/shared/platform': path.join(root, 'shared/platform') },
      // Only an option of `pg`, which nobody installs.
      external: ['pg-native'],
      // Packages that are CommonJS need `require`.
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      },
    })
  }

  remove() {
    rmSync(path.dirname(this.file), { recursive: true })
  }
}
