import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Configuration } from 'webpack'
import { containerName, folderOf, root, sections } from '@virida/shared/platform/paths'
import { BareRequestPlugin } from '@virida/shared/platform/webpack/bare-request-plugin'
import { buildCache } from '@virida/shared/platform/webpack/build-cache'
import { defineApp } from '@virida/shared/platform/webpack/define-app'
import { MediaAddressPlugin } from '@virida/shared/platform/webpack/media-address-plugin'

/** Name of the host, and of the folder with its sources. */
export const host = 'plain'
/** Where the files of the host and the remotes are served, in a folder for each. */
export const plainAddress = '/plain/'

/** What the quick start shares, and the router, because the pages use it. */
const shared = Object.fromEntries(
  ['react', 'react-dom', 'react-router-dom'].map((name) => [name, { singleton: true }]),
)

/**
 * The same pages as a host and remotes as the quick start of module federation describes them
 * (module-federation.io/guide/start/quick-start.html): the plugin of `@module-federation/enhanced` in each build, remotes by their
 * manifests, React as a shared singleton, and all other options with their defaults. Loaders of files are those of the site.
 * @param out Folder for the built files.
 * @param paths Route patterns of each section.
 */
export function plainConfigs(out: string, paths: Readonly<Record<string, string[]>>): Configuration[] {
  const remoteFile = writeRemotes(paths)
  const federations = {
    [host]: {
      remotes: Object.fromEntries(
        sections.map((name) => [
          containerName(name),
          `${containerName(name)}@${plainAddress}${name}/mf-manifest.json`,
        ]),
      ),
    },
    ...Object.fromEntries(
      sections.map((name) => [
        name,
        { filename: 'remoteEntry.js', exposes: { './routes': './src/routes.tsx' } },
      ]),
    ),
  }
  return Object.entries(federations).map(([app, federation]) => {
    const folder = app === host ? import.meta.dirname : folderOf(app)
    const [config] = defineApp(folder, app === host ? { client: './client.tsx' } : {})
    return {
      ...config,
      name: `${app} ${host}`,
      target: ['web', 'es2022'],
      experiments: {},
      cache: buildCache(`${app}-${host}`, [import.meta.filename]),
      output: {
        path: path.join(out, app, 'client'),
        publicPath: 'auto',
        filename: '[name].[contenthash:8].js',
        chunkFilename: '[name].[contenthash:8].js',
        uniqueName: containerName(app),
        clean: true,
      },
      resolve: { extensions: config?.resolve?.extensions ?? [], alias: { 'all-remotes': remoteFile } },
      optimization: { minimizer: config?.optimization?.minimizer ?? [] },
      plugins: [
        ...(config?.plugins ?? []).filter((plugin) => ofLoaders.some((kind) => plugin instanceof kind)),
        new ModuleFederationPlugin({ name: containerName(app), dts: false, shared, ...federation }),
      ],
    }
  })
}

/** The plugins of the site's builds that belong to loaders of files. The others belong to its composition. */
const ofLoaders = [MiniCssExtractPlugin, MediaAddressPlugin, BareRequestPlugin]

/** Writes the module that the host imports as `all-remotes`. */
function writeRemotes(paths: Readonly<Record<string, string[]>>): string {
  const file = path.join(root, '.cache', 'all-remotes.ts')
  const entries = sections.map(
    (name) =>
      `  '${name}': { paths: ${JSON.stringify(paths[name] ?? [])}, load: () => import('${containerName(name)}/routes') },`,
  )
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, ['export const remotes = {', ...entries, '}', ''].join('\n'))
  return file
}
