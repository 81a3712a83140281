import path from 'node:path'
import ts from 'typescript'
import type { Edge } from './find-circles'

/**
 * Reads the imports of every TypeScript file that tsconfig.json includes: static, dynamic and type-only ones.
 * Imports of packages, style sheets and data are left out.
 * @param root The folder of tsconfig.json. Paths in the result are relative to it.
 */
export function readImports(root: string): Edge[] {
  const config: unknown = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  ).config
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const cache = ts.createModuleResolutionCache(root, (name) => name, options)
  const sources = new Set(fileNames)
  return fileNames.flatMap((file) => {
    const { importedFiles } = ts.preProcessFile(ts.sys.readFile(file) ?? '')
    return importedFiles.flatMap(({ fileName }) => {
      const module = ts.resolveModuleName(fileName, file, options, ts.sys, cache).resolvedModule
      if (!module || !sources.has(module.resolvedFileName)) return []
      const [from, to] = [path.relative(root, file), path.relative(root, module.resolvedFileName)]
      return [{ from, to, reason: `${from} imports ${to}` }]
    })
  })
}
