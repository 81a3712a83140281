import { z } from 'zod'
import { ReleaseError } from './errors'

const routeSchema = z.object({
  path: z.string().startsWith('/'),
  chunk: z.string().min(1),
  load: z.custom<() => Promise<unknown>>((value) => typeof value === 'function', 'load is not a function'),
  paths: z.array(z.string().startsWith('/')).optional(),
})

export type CheckedRoute = z.infer<typeof routeSchema>

/**
 * Checks a section's route table as its release holds it.
 * @param chunks Names of the chunks that the build made.
 * @throws ReleaseError `routes_invalid` that names the route and what is wrong with it.
 */
export function checkRoutes(app: string, routes: unknown, chunks: readonly string[]): CheckedRoute[] {
  const result = z.array(routeSchema).min(1).safeParse(routes)
  if (!result.success) {
    throw new ReleaseError(
      'routes_invalid',
      `${app}: its routes are not a route table: ${z.prettifyError(result.error)}`,
    )
  }
  const seen = new Set<string>()
  for (const { path, chunk, paths } of result.data) {
    if (seen.has(path)) throw new ReleaseError('routes_invalid', `${app} names the route ${path} twice`)
    seen.add(path)
    if (!chunks.includes(chunk)) {
      throw new ReleaseError(
        'routes_invalid',
        `${app}: route ${path} names the chunk ${chunk}, the build has none of that name`,
      )
    }
    if (path.includes(':') && !paths) {
      throw new ReleaseError(
        'routes_invalid',
        `${app}: route ${path} has parameters, its \`paths\` must list every address`,
      )
    }
  }
  return result.data
}
