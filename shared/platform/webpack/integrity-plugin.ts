import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { integrityOf } from '../integrity'
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack'

/** The text that is replaced by the hashes when all files are complete. */
const placeholder = '__virida_hashes__'
const placeholderText = new RegExp(`["'\`]${placeholder}["'\`]`)

/** Gives webpack's runtime the function that finds the hash of a file. */
class HashesRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('hashes of files', webpack.RuntimeModule.STAGE_BASIC)
  }

  override generate() {
    return `__webpack_require__.integrityOf = (name) => ${JSON.stringify(placeholder)}[name]`
  }
}

/** The expression that webpack's runtime calls instead of `import()`, with the name of a file next to the entry. */
export const importVerified =
  '((name) => viridaFiles.module(new URL(name, import.meta.url).href, __webpack_require__.integrityOf(name.slice(2))))'

/**
 * Writes the hashes of all chunks and style sheets that are loaded on use into the entry, and makes webpack's runtime
 * load each of them with its hash. The entry itself is loaded with the hash that the document names.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('IntegrityPlugin', (chunk) =>
        compilation.addRuntimeModule(chunk, new HashesRuntimeModule()),
      )
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, { tag, chunkId }) =>
          `${source}viridaFiles.style(${tag}, __webpack_require__.integrityOf(__webpack_require__.miniCssF(${chunkId})));`,
      )
      compilation.hooks.processAssets.tap(
        // After the last stage that changes or renames files.
        { name: 'IntegrityPlugin', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => writeHashes(compilation, compiler.webpack.sources.RawSource),
      )
    })
  }
}

function writeHashes(compilation: Compilation, Source: typeof webpack.sources.RawSource) {
  const hashes = Object.fromEntries(
    [...compilation.chunks]
      .filter((chunk) => !chunk.canBeInitial())
      .flatMap(filesOf)
      .map((name) => [
        name,
        integrityOf(compilation.getAsset(name)?.source.buffer() ?? Buffer.alloc(0), 'sha256'),
      ]),
  )
  for (const name of Object.keys(compilation.assets)) {
    const text = name.endsWith('.mjs') ? compilation.getAsset(name)?.source.source().toString() : undefined
    if (text?.includes(placeholder))
      compilation.updateAsset(
        name,
        new Source(text.replace(placeholderText, () => `(${JSON.stringify(hashes)})`)),
      )
  }
}

const filesOf = ({ files }: Chunk) => [...files].filter((name) => /\.(mjs|css)$/.test(name))
