import type { Manifest } from '../manifest'
import type { Problem } from './problem'

/** Limits in bytes, compressed with brotli. An app changes its own under `budget` in its package.json. */
const defaultBudget = {
  /** Scripts of the app that the document of one route loads. */
  js: 60_000,
  /** Style sheets of the app that the document of one route loads. */
  css: 8_000,
  /** Any one script or style sheet, also one that is loaded on use. */
  file: 60_000,
}

/** Uncompressed, a file may be this many times as large as its budget: a browser has to read all of it. */
const uncompressed = 8

/** What the documents of a route load. */
type RouteFiles = Pick<Manifest['routes'][number], 'path' | 'chunk' | 'dataChunks'>

/** Compares the files of each route, and each script and style sheet by itself, with the budget of the app. */
export function checkSizes(manifest: Manifest): Problem[] {
  const { app, version, files, chunks, entry, routes } = manifest
  const budget = { ...defaultBudget, ...manifest.budget }
  const sizeOf = (name: string) => files[name]?.brotli ?? files[name]?.bytes ?? 0
  const problem = (what: string, size: number, limit: number, unit: string, key: string): Problem[] =>
    size <= limit
      ? []
      : [
          {
            code: 'too_large',
            message: `${app} ${version}: ${what} ${size} bytes ${unit}, more than the budget of ${limit}. Make it smaller, or raise \`budget.${key}\` in package.json.`,
          },
        ]
  const compressed = (what: string, size: number, key: keyof typeof budget) =>
    problem(what, size, budget[key], 'compressed', key)
  const documents: RouteFiles[] = routes.length === 0 ? [{ path: 'every page', chunk: 'main' }] : routes
  const ofRoutes = documents.flatMap((route) => {
    const filesOf = (names: string[], kind: 'js' | 'css') =>
      names.flatMap((name) => chunks[name]?.[kind] ?? [])
    const sum = (names: Iterable<string>) => [...names].reduce((all, name) => all + sizeOf(name), 0)
    /** The largest sum of the files of one kind that a document of the route loads: those of its page, and of one chunk with data. */
    const largest = (kind: 'js' | 'css', others: string[] = []) => {
      const page = new Set([...others, ...filesOf(['routes', route.chunk].flat(), kind)])
      const data = new Set(Object.values(route.dataChunks ?? {}))
      const more = [...data].map((name) => sum(filesOf([name], kind).filter((file) => !page.has(file))))
      return sum(page) + Math.max(0, ...more)
    }
    return [
      ...compressed(`the scripts of ${route.path} have`, largest('js', [entry]), 'js'),
      ...compressed(`the style sheets of ${route.path} have`, largest('css'), 'css'),
    ]
  })
  const ofFiles = Object.keys(files)
    .filter((name) => /\.(mjs|css)$/.test(name))
    .flatMap((name) => {
      const what = `the file ${name} has`
      const found = compressed(what, sizeOf(name), 'file')
      if (found.length > 0) return found
      return problem(what, files[name]?.bytes ?? 0, budget.file * uncompressed, 'uncompressed', 'file')
    })
  return [...ofRoutes, ...ofFiles]
}
