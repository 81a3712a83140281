import path from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack, { type Configuration, type MultiCompiler, type MultiStats } from 'webpack'
import { root } from '../../paths'
import { ReleaseError } from '../errors'
import type { GeneratedFiles } from './generated-files'

/** The compiler of an app's browser files and server file. It writes them into `buildDir(app)`. */
export async function appCompiler(folder: string, generated?: GeneratedFiles): Promise<MultiCompiler> {
  const url = pathToFileURL(path.join(folder, 'webpack.config.mjs')).href
  const { default: configs } = (await import(url)) as { default: Configuration[] }
  return webpack(
    configs.map((config) => ({ ...config, plugins: [...(config.plugins ?? []), defineSizes(generated)] })),
  )
}

/** Runs the compiler once. @throws ReleaseError `build_failed` */
export function compileOnce(app: string, compiler: MultiCompiler): Promise<void> {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      // The compiler writes its cache when it is closed; the build is complete only after that.
      compiler.close((closeError) => {
        const problem = error ?? closeError ?? undefined
        if (problem) reject(buildError(app, ` ${problem.message}`, problem))
        else if (stats?.hasErrors()) reject(buildError(app, `\n${errorText(stats)}`))
        else resolve()
      })
    })
  })
}

/** The errors of a build: file, line and message of each. The browser build and the server build usually have the same ones. */
export function errorText({ stats }: MultiStats): string {
  const failed = stats.find((build) => build.hasErrors())
  return failed?.toString({ preset: 'errors-only', colors: false }).replaceAll(root + path.sep, '') ?? ''
}

const buildError = (app: string, text: string, cause?: Error) =>
  new ReleaseError('build_failed', `Cannot build ${app}:${text}`, { cause })

/** Gives the program the sizes of its generated files (`shared/site/files/generated-sizes.ts`). */
const defineSizes = (generated?: GeneratedFiles) =>
  new webpack.DefinePlugin({ GENERATED_SIZES: JSON.stringify(generated?.sizes ?? {}) })
