import type { Compiler } from 'webpack'

export const assetsFile = 'assets.json'

/** The chunk of a page's parts that are loaded late has the name of the page's chunk with this end. */
const lateSuffix = '.late'

/** The files of each named chunk group, in the order in which a document must link them. */
export type ChunkFiles = Record<string, { js: string[]; css: string[] }>

/** Writes `assets.json`: the files that a document links for the page of each chunk. */
export class AssetsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('AssetsPlugin', (compilation) => {
      const { Compilation, sources } = compiler.webpack
      compilation.hooks.processAssets.tap(
        // Runs after the last stage that renames files, so the names are the final ones on disk.
        { name: 'AssetsPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const chunks: ChunkFiles = {}
          for (const [name, group] of compilation.namedChunkGroups) {
            // The server renders parts of a page whose code the browser loads later, so their sheets belong to its document.
            const late = compilation.namedChunkGroups.get(name + lateSuffix)
            const files = group.getFiles()
            const css = [...files, ...(late?.getFiles() ?? [])].filter((file) => file.endsWith('.css'))
            chunks[name] = {
              js: files.filter((file) => file.endsWith('.mjs')),
              css: [...new Set(css)],
            }
          }
          compilation.emitAsset(assetsFile, new sources.RawSource(JSON.stringify(chunks, null, 2)))
        },
      )
    })
  }
}
