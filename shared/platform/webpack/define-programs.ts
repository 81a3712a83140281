import { createRequire } from 'node:module'
import path from 'node:path'
import type { Configuration } from 'webpack'
import { root } from '../paths'
import { buildCache } from './build-cache'

const resolveTool = createRequire(import.meta.url).resolve

type ProgramsOptions = {
  /** Source file of each program, relative to the repository, by its output file without extension. */
  programs: Record<string, string>
  /** Packages that are not bundled. */
  external: readonly string[]
  outDir: string
}

/**
 * Makes the webpack configuration that bundles programs for Node, one file each. A program finds the folder of the
 * site from its own address, so its output file is as deep in `outDir` as `shared/platform` is in the repository.
 */
export function definePrograms({ programs, external, outDir }: ProgramsOptions): Configuration {
  const isExternal = (name = '') => external.some((own) => name === own || name.startsWith(`${own}/`))
  return {
    name: 'programs',
    mode: 'production',
    target: 'node20',
    context: root,
    entry: Object.fromEntries(Object.entries(programs).map(([name, file]) => [name, path.join(root, file)])),
    experiments: { outputModule: true },
    externalsType: 'module',
    externals: ({ request }, done) => (isExternal(request) ? done(undefined, request) : done()),
    output: { path: outDir, filename: '[name].mjs', module: true, chunkFormat: 'module' },
    resolve: { extensions: ['.ts', '.mjs', '.js', '.json'] },
    resolveLoader: { modules: [path.join(root, 'node_modules')] },
    module: {
      // These expressions stay as they are: in the bundle they mean the bundle's own file, not files next to the source.
      parser: {
        javascript: { importMeta: false, url: false, createRequire: false, dynamicImportMode: 'eager' },
      },
      rules: [
        {
          test: /\.ts$/,
          loader: resolveTool('ts-loader'),
          options: {
            transpileOnly: true,
            configFile: path.join(root, 'tsconfig.json'),
            compilerOptions: { noEmit: false },
          },
        },
      ],
    },
    // Not minimized: stack traces in the log name functions. NODE_ENV is read when the program runs, as React does.
    optimization: { minimize: false, nodeEnv: false, splitChunks: false },
    // This package has a store that loads a module by a computed name. The programs do not use that store.
    ignoreWarnings: [{ module: /rate-limiter-flexible/ }],
    devtool: false,
    cache: buildCache('programs', [import.meta.filename]),
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}
