import { transform } from 'esbuild'

/*
 * webpack loader of development builds: removes the types of a module and compiles its JSX, without waiting for the
 * TypeScript compiler to load. Plain JavaScript, because webpack loads it by itself.
 */

/**
 * What was compiled last, by file: the browser build and the server build of an app read the same files.
 * @type {Map<string, { source: string, result: Promise<import('esbuild').TransformResult> }>}
 */
const compiled = new Map()

/** @this {import('webpack').LoaderContext<object>} @param {string} source */
export default async function compile(source) {
  const file = this.resourcePath
  let known = compiled.get(file)
  if (known?.source !== source) {
    const result = transform(source, {
      loader: file.endsWith('x') ? 'tsx' : 'ts',
      jsx: 'automatic',
      // React's development runtime would name files of this machine in the pages.
      jsxDev: false,
      format: 'esm',
      target: 'es2022',
      sourcefile: file,
      tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    })
    known = { source, result }
    compiled.set(file, known)
  }
  return (await known.result).code
}
