import path from 'node:path'
import type { Compiler } from 'webpack'

/**
 * Lets `import(`./series/${slug}`)` find each file under one name, without its extension. webpack would list
 * `./bi-fold-door.ts` as well as `./bi-fold-door`, and make a named chunk for each of them.
 */
export class BareRequestPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.contextModuleFactory.tap('BareRequestPlugin', (factory) => {
      // After webpack's own tap, which adds the names without extensions.
      factory.hooks.alternativeRequests.tap({ name: 'BareRequestPlugin', stage: 10 }, (items) =>
        items.filter(({ request }) => !path.extname(request)),
      )
    })
  }
}
