import path from 'node:path'
import { createRequire } from 'node:module'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import webpack from 'webpack'
import type { Configuration, RuleSetRule } from 'webpack'
import { exposedModule, remoteEntryFile, sharedRanges, sharedVersions } from './federation'
import { AssetsPlugin } from './assets-plugin'
import { SingleEntryPlugin } from './single-entry-plugin'
import { firstPicture } from './first-picture'
import { buildDir, containerName, mediaUrl, root } from './paths'

const resolveTool = createRequire(import.meta.url).resolve

/** Oldest browsers that the style sheets are lowered for: those that know oklch, layers and `:has`. */
const cssTargets = { chrome: 111 << 16, safari: (16 << 16) | (4 << 8), firefox: 121 << 16 }

export type AppOptions = {
  /** Entry of the browser build; without one the app is a section and exposes its route table. */
  client?: string
  /** Entry of the server file. */
  server?: string
  /** Where the build goes. */
  outDir?: string
}

/**
 * The webpack configurations of one app: its browser files and its one server file.
 * The only place of the project that knows webpack options.
 * @param dir The app's folder; its name is the app's name.
 */
export function defineApp(dir: string, options: AppOptions = {}): Configuration[] {
  const app = path.basename(dir)
  const outDir = options.outDir ?? buildDir(app)
  return [clientConfig(app, dir, outDir, options.client), serverConfig(app, dir, outDir, options.server)]
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
      uniqueName: containerName(app),
      crossOriginLoading: 'anonymous',
      // A module that failed half-way must fail again when it is asked for again, not answer half-made.
      strictModuleErrorHandling: true,
      clean: true,
    },
    module: { rules: rules(app, false) },
    optimization: {
      minimizer: [
        new TerserPlugin({ extractComments: false, terserOptions: { format: { comments: false } } }),
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
      new AssetsPlugin(),
      ...(isHost ? [] : [container(app), new SingleEntryPlugin(containerName(app), 'routes')]),
    ],
  }
}

/** Every section is a plain webpack container: 2.6 kB, where one with a runtime of its own is 20 kB (brotli). */
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

function serverConfig(app: string, dir: string, outDir: string, server = './src/routes.tsx'): Configuration {
  return {
    ...common(dir),
    name: `${app} server`,
    target: 'node20',
    entry: { server },
    externals: [/^react($|\/)/, /^react-dom($|\/)/, /^react-router/],
    externalsType: 'commonjs2',
    output: {
      path: path.join(outDir, 'server'),
      filename: 'server.cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    module: { rules: rules(app, true) },
    optimization: { minimize: false },
    plugins: [...defines(false), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  }
}

function common(dir: string): Configuration {
  return {
    mode: process.env.NODE_ENV === 'development' ? 'development' : 'production',
    context: dir,
    devtool: false,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    resolveLoader: { modules: [path.join(root, 'node_modules')] },
    cache: { type: 'filesystem', cacheDirectory: path.join(root, '.cache', 'webpack') },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}

function rules(app: string, server: boolean): RuleSetRule[] {
  const emit = !server
  return [
    {
      test: /\.tsx?$/,
      loader: resolveTool('ts-loader'),
      options: {
        transpileOnly: true, // `npm run typecheck` looks at the whole repository at once, in a third of the time
        configFile: path.join(root, 'tsconfig.json'),
        compilerOptions: { noEmit: false },
      },
    },
    {
      test: /\.css$/,
      use: [
        ...(server ? [] : [MiniCssExtractPlugin.loader]),
        {
          loader: resolveTool('css-loader'),
          options: {
            modules: {
              auto: true,
              namedExport: false,
              exportLocalsConvention: 'asIs',
              exportOnlyLocals: server,
              // The app's name is in every hash: two releases that carry different copies of one UI component
              // in one document must not dress each other's elements.
              localIdentName: `${initials(app)}[hash:base64:6]`,
              localIdentHashSalt: app,
              localIdentContext: root,
            },
          },
        },
      ],
    },
    { test: /\.json$/, resourceQuery: /^\?first$/, type: 'json', parser: { parse: firstPicture } },
    {
      test: /\.(woff2|svg|avif|webp|png)$/,
      type: 'asset/resource',
      generator: {
        filename: '[name].[contenthash:8][ext]',
        publicPath: mediaUrl(app),
        outputPath: '../media/',
        emit,
      },
    },
  ]
}

/** Letters that make class names of an app its own: `mfe-browse` gives `b`. */
const initials = (app: string) => app.replace('mfe-', '').slice(0, 1)

function defines(isHost: boolean) {
  return isHost
    ? [
        new webpack.DefinePlugin({
          // The federation runtime leaves out what a page without manifests never runs (1.5 kB brotli).
          FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
          ENV_TARGET: JSON.stringify('web'),
        }),
      ]
    : []
}
