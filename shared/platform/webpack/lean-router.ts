import path from 'node:path'
import { createRequire } from 'node:module'
import type { Compiler } from 'webpack'

const folder = path.dirname(createRequire(import.meta.url).resolve('react-router/package.json'))
const production = path.join(folder, 'dist', 'production')

/** The package's exports name only its development files; those in `production` lack most of the warnings for developers. */
export const productionRouter = {
  'react-router$': path.join(production, 'index.mjs'),
  'react-router/dom$': path.join(production, 'dom-export.mjs'),
}

/** Assigns a name for developer tools. Such an assignment keeps an unused component in the bundle. */
const displayName = /^\w+\.displayName = "[^"]*";$/gm
/** The calls that make components and contexts have no other effect, which the minifier cannot know. */
const makingCall = /= (?=React\w*\.(?:forwardRef|memo|createContext)\()/g

/** A statement that warns developers of a wrong use. */
const warningCall = /^ +(?=(?:warning|warningOnce|warnOnce)\()/gm

/** Lets the minifier remove the components of react-router that nothing uses, and the warnings for developers. */
export const withoutKeepers = (source: string) =>
  source
    .replace(displayName, '')
    .replace(makingCall, '= /* @__PURE__ */ ')
    .replace(warningCall, '/* @__PURE__ */ ')

/** Applies `withoutKeepers` to the files of react-router. */
export class LeanRouterPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('LeanRouterPlugin', (compilation) => {
      const { processResult } = compiler.webpack.NormalModule.getCompilationHooks(compilation)
      processResult.tap('LeanRouterPlugin', ([source, map, ast], { resource }) =>
        resource.startsWith(production) ? [withoutKeepers(String(source)), map, ast] : [source, map, ast],
      )
    })
  }
}
