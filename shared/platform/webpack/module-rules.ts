import path from 'node:path'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { RuleSetRule } from 'webpack'
import { shellName } from '../contract/composition'
import { mediaFolder, mediaUrl, root } from '../paths'
import { classPrefix } from './class-prefix'
import { firstPicture } from './first-picture'
import { pictureFiles } from './picture-files'

const resolveTool = createRequire(import.meta.url).resolve

/** Whether the build is for development. The loader and the cache of the app depend on it. */
export const isDevelopment = process.env.NODE_ENV === 'development'

/** Compiles the modules of a development build. */
export const fastLoader = fileURLToPath(new URL('./fast-loader.mjs', import.meta.url))

/** Compiles the modules of a release. */
const typescript: RuleSetRule = {
  loader: resolveTool('ts-loader'),
  options: {
    // No type check here: `npm run typecheck` checks the whole repository at once, in a third of the time.
    transpileOnly: true,
    // A section in a repository of its own installs the shared sources as a package.
    allowTsInNodeModules: true,
    configFile: path.join(root, 'tsconfig.json'),
    compilerOptions: { noEmit: false },
  },
}

const isOfShell = (file: string) => file.startsWith(path.join(root, shellName) + path.sep)

/**
 * How webpack reads the files of an app, for its browser files or its server file, which writes no style sheet and no
 * picture.
 */
export function moduleRules(app: string, server: boolean): RuleSetRule[] {
  const emit = !server
  return [
    { test: /\.tsx?$/, ...(isDevelopment ? { loader: fastLoader } : typescript) },
    {
      test: /\.css$/,
      use: [
        ...(server ? [] : [MiniCssExtractPlugin.loader]),
        {
          loader: resolveTool('css-loader'),
          options: {
            modules: {
              auto: true,
              // Style sheets stay in the document when a visitor goes to another section, so a selector without a class of
              // the section would change pages of others. The build refuses it, and so does the gate (`check-sheets.ts`).
              // The shell's own sheets may style the document, also when they are built into another program.
              mode: (file: string) => (app === shellName || isOfShell(file) ? 'local' : 'pure'),
              namedExport: false,
              exportLocalsConvention: 'asIs',
              exportOnlyLocals: server,
              // Two apps in one document may contain different versions of the same UI component. Prefix and salt
              // keep the class names of one app from styling the elements of the other.
              localIdentName: `${classPrefix(app)}[hash:base64:6]`,
              localIdentHashSalt: app,
              localIdentContext: root,
            },
          },
        },
      ],
    },
    { test: /\.json$/, resourceQuery: /^\?first$/, type: 'json', parser: { parse: firstPicture } },
    { test: /\.json$/, resourceQuery: /^\?files$/, type: 'json', parser: { parse: pictureFiles } },
    {
      test: /\.(woff2?|svg|avif|webp|png)$/,
      type: 'asset/resource',
      generator: {
        filename: '[name].[contenthash:8][ext]',
        publicPath: mediaUrl(app),
        outputPath: mediaFolder,
        emit,
      },
    },
  ]
}
