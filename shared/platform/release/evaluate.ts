import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { compileFunction } from 'node:vm'
import { ReleaseError } from './errors'

/**
 * Modules that a server file may require. Everything else is bundled into it; React comes from outside, so that all
 * server files share one copy.
 */
const allowed =
  /^(react|react-dom|react-router|react-router-dom)($|\/)|^(node:)?(stream|util|crypto|buffer|url|async_hooks|path)$/

/**
 * Runs the server file of a new release and returns its exports, for the build. Each call runs the file again. Pages of
 * visitors are rendered by `render/render-child.mjs`, whose list of modules must have the same names.
 * @throws ReleaseError `release_invalid` when the file is missing, does not parse, throws, or requires another module.
 */
export function evaluateServerFile(file: string): Record<string, unknown> {
  const requireFromHost = createRequire(import.meta.url)
  const module = { exports: {} as Record<string, unknown> }
  const requireAllowed = (id: string): unknown => {
    if (!allowed.test(id)) throw new Error(`it requires ${id}, which server files may not load`)
    return requireFromHost(id)
  }
  try {
    const run = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require', '__filename'], {
      filename: file,
    })
    // The server file may read its path: webpack replaces `import.meta.url` with `__filename`.
    run.call(module.exports, module, module.exports, requireAllowed, file)
    return module.exports
  } catch (cause) {
    const { dir, base } = path.parse(file)
    throw new ReleaseError(
      'release_invalid',
      `Cannot run the server file ${base} of ${dir}: ${(cause as Error).message}`,
      { cause },
    )
  }
}
