import type { Compiler } from 'webpack'

/**
 * Puts the exposed route table into the container's file. webpack would put it into a chunk of its own, which costs
 * one more request for a few hundred bytes.
 */
export class SingleEntryPlugin {
  constructor(
    readonly container: string,
    readonly exposed: string,
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('SingleEntryPlugin', (compilation) => {
      compilation.hooks.optimizeChunks.tap('SingleEntryPlugin', () => {
        const entry = compilation.namedChunks.get(this.container)
        const table = compilation.namedChunks.get(this.exposed)
        const { chunkGraph } = compilation
        if (!entry || !table || !chunkGraph.canChunksBeIntegrated(entry, table)) return
        chunkGraph.integrateChunks(entry, table)
        compilation.chunks.delete(table)
      })
    })
  }
}
