import { z } from 'zod'
import type { SitePage } from '../contract'
import { ReleaseError } from './errors'

const routeSchema = z.object({
  path: z.string().startsWith('/'),
  chunk: z.string().min(1),
  load: z.custom<() => Promise<unknown>>((value) => typeof value === 'function', 'load is not a function'),
  query: z.array(z.string().regex(/^[a-z][a-z0-9_]*$/)).optional(),
})

export type CheckedRoute = z.infer<typeof routeSchema>

const pathsSchema = z.array(z.string().startsWith('/'))

export type RouteWithPaths = CheckedRoute & { paths?: string[] }

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
    if (!chunks.includes(chunk)) {
      throw new ReleaseError(
        'routes_invalid',
        `Cannot build ${app}: the route ${path} names the chunk ${chunk}, which the build does not have. Compare its webpackChunkName.`,
      )
    }
  }
  return result.data
}

/**
 * Adds the addresses of each pattern with parameters, which its page lists.
 * @throws ReleaseError `routes_invalid` when a page cannot be loaded, or does not list its addresses.
 */
export const addPaths = (app: string, routes: readonly CheckedRoute[]): Promise<RouteWithPaths[]> =>
  Promise.all(
    routes.map(async (route) =>
      route.path.includes(':') ? { ...route, paths: await pathsOf(app, route) } : route,
    ),
  )

async function pathsOf(app: string, { path, load }: CheckedRoute): Promise<string[]> {
  try {
    const { page } = (await load()) as { page: SitePage }
    return pathsSchema.parse(page.paths)
  } catch (cause) {
    throw new ReleaseError(
      'routes_invalid',
      `Cannot build ${app}: the route ${path} has parameters. List every address in the \`paths\` of its page.`,
      { cause },
    )
  }
}
