import type { Compiler } from 'webpack'

export const assetsFile = 'assets.json'

/** Files of each named chunk group, in the order in which a document must link them. */
export type ChunkFiles = Record<string, { js: string[]; css: string[] }>

/** Writes `assets.json`: which files a document links to show the page of a chunk. */
export class AssetsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('AssetsPlugin', (compilation) => {
      const { Compilation, sources } = compiler.webpack
      compilation.hooks.processAssets.tap(
        // After the last renaming, so that the names are those on disk.
        { name: 'AssetsPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const chunks: ChunkFiles = {}
          for (const [name, group] of compilation.namedChunkGroups) {
            const files = group.getFiles()
            chunks[name] = {
              js: files.filter((file) => file.endsWith('.mjs')),
              css: files.filter((file) => file.endsWith('.css')),
            }
          }
          compilation.emitAsset(assetsFile, new sources.RawSource(JSON.stringify(chunks, null, 2)))
        },
      )
    })
  }
}
