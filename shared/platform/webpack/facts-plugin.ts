import type { Compilation, Compiler } from 'webpack'
import { routerFacade } from './federation'

export const factsFile = 'facts.json'

/** What an app uses of the shell, or gives to the sections, as the build finds it in the code. */
export type AppFacts = {
  /** Names that a section imports from the facade of the router, or that the shell exports there. */
  router: string[]
  /** Design tokens that a section uses (`var(--ink)`) without fallback or definition, or that the shell defines. */
  tokens: string[]
}

const facadeFile = /contract[/\\]router\.ts$/

/** Writes `facts.json`: for a section, the names that it uses from the shell; for the shell, the names that it provides. */
export class FactsPlugin {
  constructor(readonly isHost: boolean) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('FactsPlugin', (compilation) => {
      let router: string[] = []
      // The names are read here, because later steps merge modules and lose them.
      compilation.hooks.afterOptimizeDependencies.tap('FactsPlugin', () => {
        router = this.isHost ? givenNames(compilation) : usedNames(compilation)
      })
      compilation.hooks.processAssets.tap(
        { name: 'FactsPlugin', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const facts: AppFacts = { router, tokens: tokens(compilation, this.isHost) }
          compilation.emitAsset(factsFile, new compiler.webpack.sources.RawSource(JSON.stringify(facts)))
        },
      )
    })
  }
}

const sorted = (names: Iterable<string>) => [...new Set(names)].sort()

function givenNames({ modules, moduleGraph }: Compilation): string[] {
  const own = [...modules].find((module) => facadeFile.test(module.nameForCondition() ?? ''))
  const provided = own && moduleGraph.getProvidedExports(own)
  return Array.isArray(provided) ? sorted(provided) : []
}

function usedNames({ modules, moduleGraph }: Compilation): string[] {
  const shared = [...modules].filter(
    (module) => module.type === 'consume-shared-module' && module.identifier().includes(routerFacade),
  )
  const connections = shared.flatMap((module) => [...moduleGraph.getIncomingConnections(module)])
  return sorted(
    connections.flatMap(({ dependency }) =>
      (dependency?.getReferencedExports?.(moduleGraph, undefined) ?? []).flatMap((referenced) => {
        const [name] = Array.isArray(referenced) ? referenced : referenced.name
        return name === undefined ? [] : [name]
      }),
    ),
  )
}

function tokens(compilation: Compilation, isHost: boolean): string[] {
  const text = (ending: string) =>
    Object.keys(compilation.assets)
      .filter((name) => name.endsWith(ending))
      .map((name) => compilation.getAsset(name)?.source.source().toString() ?? '')
      .join('\n')
  const css = text('.css')
  const defined = [...css.matchAll(/(?:[{;\s]|@property )(--[\w-]+)[:{ ]/g)].map(([, name = '']) => name)
  if (isHost) return sorted(defined)
  // Names in scripts count as defined too: a component may set a custom property through the object model.
  const own = new Set([
    ...defined,
    ...[...text('.mjs').matchAll(/["'`](--[\w-]+)["'`]/g)].map(([, name]) => name),
  ])
  const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name)
  return sorted(used.filter((name) => !own.has(name)))
}
