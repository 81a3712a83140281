import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { compileFunction } from 'node:vm'
import { ReleaseError } from './errors'

/** What a server file may ask its host for; everything else is in the file. One React for all of them. */
const allowed =
  /^(react|react-dom|react-router|react-router-dom)($|\/)|^(node:)?(stream|util|crypto|buffer|url|async_hooks|path)$/

/**
 * Evaluates the server file of a release and returns its exports. Nothing of it is kept in a module cache,
 * so the code of a release that is no longer used can be collected.
 * @throws ReleaseError `release_invalid` when the file is missing, does not parse, throws, or asks for more than it may.
 */
export function evaluateServerFile(file: string): Record<string, unknown> {
  const requireFromHost = createRequire(import.meta.url)
  const module = { exports: {} as Record<string, unknown> }
  const requireAllowed = (id: string): unknown => {
    if (!allowed.test(id)) throw new Error(`a server file may not require ${id}`)
    return requireFromHost(id)
  }
  try {
    const run = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require', '__filename'], {
      filename: file,
    })
    // webpack writes `import.meta.url` as the file's name.
    run.call(module.exports, module, module.exports, requireAllowed, file)
    return module.exports
  } catch (cause) {
    const { dir, base } = path.parse(file)
    throw new ReleaseError(
      'release_invalid',
      `The server file ${base} of ${dir} cannot be run: ${(cause as Error).message}`,
      { cause },
    )
  }
}
