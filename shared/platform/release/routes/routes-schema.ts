import { z } from 'zod'
import type { SitePage } from '../../contract'
import { ReleaseError } from '../errors'
import { pageAddress } from './page-address'
import { parameterNames } from './parameter-names'
import { patternProblem } from './route-pattern'

const routeSchema = z.object({
  path: z.string().startsWith('/'),
  chunk: z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]),
  load: z.custom<() => Promise<unknown>>((value) => typeof value === 'function', 'load is not a function'),
})

export type CheckedRoute = z.infer<typeof routeSchema>

const pathsSchema = z.array(z.string().startsWith('/')).min(1)
const querySchema = parameterNames.optional()

/**
 * A route with what only its page knows: the addresses of a pattern with parameters, the chunk with the data of each, the query
 * parameters, and the map.
 */
export type DescribedRoute = CheckedRoute & {
  paths?: string[]
  dataChunks?: Record<string, string>
  query?: string[]
  showsMap?: true
}

/**
 * Checks the route table of a section.
 * @param chunks Names of the chunks in the build.
 * @throws ReleaseError `routes_invalid`, which names the route and the problem.
 */
export function checkRoutes(app: string, routes: unknown, chunks: readonly string[]): CheckedRoute[] {
  const result = z.array(routeSchema).min(1).safeParse(routes)
  if (!result.success) {
    throw new ReleaseError(
      'routes_invalid',
      `Cannot build ${app}: src/routes.tsx must export a route table. ${z.prettifyError(result.error)}`,
    )
  }
  const seen = new Set<string>()
  for (const { path, chunk } of result.data) {
    if (seen.has(path))
      throw new ReleaseError(
        'routes_invalid',
        `Cannot build ${app}: the route ${path} is listed twice. Remove one.`,
      )
    seen.add(path)
    const problem = patternProblem(path)
    if (problem)
      throw new ReleaseError(
        'routes_invalid',
        `Cannot build ${app}: the route ${path.slice(0, 100)} ${problem}`,
      )
    const missing = [chunk].flat().find((name) => !chunks.includes(name))
    if (missing !== undefined) {
      throw new ReleaseError(
        'routes_invalid',
        `Cannot build ${app}: the route ${path} names the chunk ${missing}, which the build does not have. Compare its webpackChunkName.`,
      )
    }
  }
  return result.data
}

/**
 * Adds to each route what the manifest says about its page. Loads every page.
 * @param chunks Names of the chunks in the build.
 * @throws ReleaseError `routes_invalid` when a page cannot be loaded, does not list the addresses of a pattern with
 * parameters, names an invalid query parameter, or a chunk of data that the build does not have.
 */
export const describeRoutes = (
  app: string,
  routes: readonly CheckedRoute[],
  chunks: readonly string[],
): Promise<DescribedRoute[]> => Promise.all(routes.map((route) => describeRoute(app, route, chunks)))

async function describeRoute(
  app: string,
  route: CheckedRoute,
  chunks: readonly string[],
): Promise<DescribedRoute> {
  const { path } = route
  const page = await loadedPage(app, route)
  const query = querySchema.safeParse(page.query)
  if (!query.success)
    throw new ReleaseError(
      'routes_invalid',
      `Cannot build ${app}: the \`query\` of the page at ${path} must list names of parameters in lowercase. ${z.prettifyError(query.error)}`,
    )
  const facts = {
    ...route,
    ...(query.data ? { query: query.data } : {}),
    ...(page.showsMap ? { showsMap: true as const } : {}),
  }
  if (!path.includes(':')) return facts
  const paths = pathsSchema.safeParse(page.paths)
  if (!paths.success)
    throw new ReleaseError(
      'routes_invalid',
      `Cannot build ${app}: the route ${path} has parameters. List every address in the \`paths\` of its page.`,
    )
  const { dataChunk } = page
  if (!dataChunk) return { ...facts, paths: paths.data }
  const dataChunks = paths.data.map((address): [string, string] => {
    const chunk = dataChunk(pageAddress(path, address))
    if (chunks.includes(chunk)) return [address, chunk]
    throw new ReleaseError(
      'routes_invalid',
      `Cannot build ${app}: the page of the route ${path} names the data chunk ${chunk} for ${address}, which the build does not have. Compare its webpackChunkName.`,
    )
  })
  return { ...facts, paths: paths.data, dataChunks: Object.fromEntries(dataChunks) }
}

async function loadedPage(app: string, { path, load }: CheckedRoute): Promise<SitePage> {
  try {
    return ((await load()) as { page: SitePage }).page
  } catch (cause) {
    throw new ReleaseError(
      'routes_invalid',
      `Cannot build ${app}: the page of the route ${path} cannot be loaded: ${(cause as Error).message}`,
      { cause },
    )
  }
}
