import type { Compiler } from 'webpack'
import { mediaFolder, mediaUrl } from '../paths'

/**
 * Makes the addresses of pictures and fonts in style sheets absolute. mini-css-extract-plugin writes them relative to
 * the sheet, but a document may contain the sheet.
 */
export class MediaAddressPlugin {
  constructor(readonly app: string) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('MediaAddressPlugin', (compilation) => {
      const { Compilation, sources } = compiler.webpack
      compilation.hooks.processAssets.tap(
        // Before the stage that names files by their content.
        { name: 'MediaAddressPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_DERIVED },
        (assets) => {
          for (const name of Object.keys(assets).filter((file) => file.endsWith('.css')))
            compilation.updateAsset(
              name,
              (source) =>
                new sources.RawSource(source.source().toString().replaceAll(mediaFolder, mediaUrl(this.app))),
            )
        },
      )
    })
  }
}
