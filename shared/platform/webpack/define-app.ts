import path from 'node:path'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import webpack, { type Configuration } from 'webpack'
import { shellName } from '../contract/composition'
import { exposedModule, remoteEntryFile, sharedRanges, sharedVersions } from './federation'
import { AssetsPlugin } from './assets-plugin'
import { buildCache } from './build-cache'
import { FactsPlugin } from './facts-plugin'
import { BareRequestPlugin } from './bare-request-plugin'
import { importVerified, IntegrityPlugin } from './integrity-plugin'
import { LeanRouterPlugin, productionRouter } from './lean-router'
import { fastLoader, isDevelopment, moduleRules } from './module-rules'
import { SingleEntryPlugin } from './single-entry-plugin'
import { MediaAddressPlugin } from './media-address-plugin'
import { appOfFolder, buildDir, containerName, root } from '../paths'

const mode = isDevelopment ? 'development' : 'production'

/** Oldest browsers that the style sheets support. They must have `oklch()`, cascade layers and `:has()`. */
const cssTargets = { chrome: 111 << 16, safari: (16 << 16) | (4 << 8), firefox: 121 << 16 }

const resolve = { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] }

type AppOptions = {
  /** Entry of the browser build. Without one the app is a section and exposes its route table. */
  client?: string
  /** Entry of the server file. */
  server?: string
  /** Output folder. */
  outDir?: string
}

/**
 * Makes the webpack configurations of one app, for its browser files and its server file. All webpack options of the
 * apps are in this module and in `module-rules.ts`.
 * @param dir The app's folder.
 */
export function defineApp(dir: string, options: AppOptions = {}): Configuration[] {
  const app = appOfFolder(dir)
  const outDir = options.outDir ?? buildDir(app)
  const server = options.server ?? './src/routes.tsx'
  const cache = buildCache(`${app}-${mode}`, [
    path.join(dir, 'webpack.config.mjs'),
    import.meta.filename,
    fastLoader,
  ])
  return [clientConfig(app, dir, outDir, options.client), serverConfig(app, dir, outDir, server)].map(
    (config): Configuration => ({ ...config, ...(isDevelopment ? incremental(config, cache) : { cache }) }),
  )
}

/** Makes a development build after an edit do again only what the changed modules, and those that import them, need. */
function incremental({ experiments, output }: Configuration, cache: Configuration['cache']): Configuration {
  return {
    cache:
      typeof cache === 'object' && cache.type === 'filesystem'
        ? // Writing the cache must not compete with the next edit.
          { ...cache, memoryCacheUnaffected: true, idleTimeoutAfterLargeChanges: 20_000, idleTimeout: 60_000 }
        : { type: 'memory', cacheUnaffected: true },
    experiments: { ...experiments, cacheUnaffected: true },
    output: { ...output, pathinfo: false },
  }
}

function clientConfig(app: string, dir: string, outDir: string, client?: string): Configuration {
  const isHost = client !== undefined
  return {
    ...common(dir),
    name: `${app} client`,
    target: ['web', 'es2022'],
    entry: isHost ? { main: client } : {},
    experiments: { outputModule: true },
    output: {
      path: path.join(outDir, 'client'),
      publicPath: 'auto',
      filename: isHost ? '[name].[contenthash:8].mjs' : '[name].mjs',
      chunkFilename: '[name].[contenthash:8].mjs',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      importFunctionName: importVerified,
      uniqueName: containerName(app),
      crossOriginLoading: 'anonymous',
      // A module that threw while it was evaluated must throw again, not return its incomplete exports.
      strictModuleErrorHandling: true,
      clean: true,
    },
    // A development build keeps the router's warnings.
    resolve: { ...resolve, alias: isDevelopment ? {} : productionRouter },
    module: { rules: moduleRules(app, false) },
    optimization: {
      splitChunks: { cacheGroups: { default: sharedByPages } },
      minimizer: [
        new TerserPlugin({
          extractComments: false,
          // Further passes find what the first one made unused: 1.8 kB (brotli) of the shell, mostly in React.
          terserOptions: { compress: { passes: 3 }, format: { comments: false } },
        }),
        new CssMinimizerPlugin({
          minify: CssMinimizerPlugin.lightningCssMinify,
          minimizerOptions: { targets: cssTargets },
        }),
      ],
    },
    plugins: [
      ...defines(isHost),
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
      }),
      new MediaAddressPlugin(app),
      new AssetsPlugin(),
      new IntegrityPlugin(),
      new FactsPlugin(isHost),
      new BareRequestPlugin(),
      new LeanRouterPlugin(),
      ...(isHost ? [] : [container(app), new SingleEntryPlugin(containerName(app), 'routes')]),
    ],
  }
}

/**
 * webpack's default group of modules that several pages use, without the libraries that the shell provides. As a chunk
 * without a file they would make webpack write the names of all chunks into the container (0.6 kB brotli in
 * mfe-browse), which every page of the section loads.
 */
const sharedByPages = {
  test: (module: webpack.Module) => module.type !== 'consume-shared-module',
  idHint: '',
  reuseExistingChunk: true,
  minChunks: 2,
  priority: -20,
}

/** webpack's own container, 2.6 kB. A container with the federation runtime in it is 20 kB (brotli). */
function container(app: string) {
  const shared = Object.fromEntries(
    Object.keys(sharedVersions).map((name) => [
      name,
      { singleton: true, strictVersion: true, import: false as const, requiredVersion: sharedRanges[name] },
    ]),
  )
  return new webpack.container.ModuleFederationPlugin({
    name: containerName(app),
    filename: remoteEntryFile,
    library: { type: 'module' },
    exposes: { [exposedModule]: { import: './src/routes.tsx', name: 'routes' } },
    shared,
  })
}

function serverConfig(app: string, dir: string, outDir: string, server: string): Configuration {
  return {
    ...serverCommon(dir),
    name: `${app} server`,
    target: 'node20',
    entry: { server },
    // The server file of the shell contains these libraries, and those of sections get them from it.
    externals: app === shellName ? [] : [/^react($|\/)/, /^react-dom($|\/)/, /^react-router/],
    externalsType: 'commonjs2',
    output: {
      path: path.join(outDir, 'server'),
      filename: 'server.cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    // Pages are in the file itself. Merging their chunks afterwards takes time with the square of their number.
    module: { rules: moduleRules(app, true), parser: { javascript: { dynamicImportMode: 'eager' } } },
    optimization: { minimize: false },
    plugins: [...defines(false), new BareRequestPlugin()],
  }
}

function common(dir: string): Configuration {
  return {
    mode,
    context: dir,
    devtool: false,
    resolve,
    resolveLoader: { modules: [path.join(root, 'node_modules')] },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}

/** Options of a server file. It leaves out pdfkit, because only browsers make a PDF, after a click. */
function serverCommon(dir: string): Configuration {
  const { resolve, ...rest } = common(dir)
  return { ...rest, resolve: { ...resolve, alias: { pdfkit: false } } }
}

function defines(isHost: boolean) {
  return isHost
    ? [
        new webpack.DefinePlugin({
          // Removes a part of the federation runtime that this site does not use (1.5 kB brotli).
          FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
          ENV_TARGET: JSON.stringify('web'),
        }),
      ]
    : []
}
