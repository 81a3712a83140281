import webpack from 'webpack'
import { definePrograms } from '@virida/shared/platform/webpack/define-programs'
import { externalPackages } from './packages'
import { PackError } from './pack-error'

/** Source file of each program of a packed site, by its output file. */
const programs = {
  'programs/site/index': 'scripts/pack/site.ts',
  'programs/site/check': 'scripts/pack/check.ts',
  'programs/releases/index': 'scripts/pack/releases.ts',
  'programs/gateway/index': 'shell/gateway/src/index.ts',
  // A program starts its render processes from its own folder.
  'programs/gateway/gate-child': 'shell/gateway/src/publishing/gate-child.ts',
  'programs/gateway/render-child': 'shared/platform/render/render-child.mjs',
  'programs/releases/render-child': 'shared/platform/render/render-child.mjs',
  'programs/mail-service/index': 'mail-service/src/index.ts',
  'programs/mail-service/send-again': 'mail-service/src/send-again.ts',
}

/** Bundles the programs into a folder. @throws PackError with webpack's messages. */
export function bundlePrograms(outDir: string): Promise<void> {
  const compiler = webpack(definePrograms({ programs, external: externalPackages, outDir }))
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      // The compiler writes its cache when it is closed.
      compiler.close((closeError) => {
        const problem = error ?? closeError
        if (!problem && stats && !stats.hasErrors() && !stats.hasWarnings()) return resolve()
        const messages = problem?.message ?? stats?.toString({ preset: 'errors-warnings', colors: false })
        reject(new PackError('bundle_failed', `Cannot bundle the programs:\n${messages}`, { cause: problem }))
      })
    })
  })
}
