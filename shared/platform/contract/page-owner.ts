import type { Composition } from './composition'

/** The section and the route that show a path. */
export type PageOwner = {
  section: string
  /** The route's pattern in the section's route table. */
  pattern: string
  /** No section has a route for the path: the owner of `/` shows the home page instead. */
  isFallback: boolean
}

/** The owners of all pages, one for each pattern, the fallback for unknown paths last. */
export function pageOwners({ sections }: Composition): PageOwner[] {
  const owners = sections.flatMap(({ name, paths }) =>
    paths.map((pattern) => ({ section: name, pattern, isFallback: false })),
  )
  const home = owners.find(({ pattern }) => pattern === '/')
  return home ? [...owners, { ...home, isFallback: true }] : owners
}

/** The path by which a router matches an owner's page; no two owners of a site have the same. */
export const routePath = ({ pattern, isFallback }: PageOwner) => (isFallback ? '*' : pattern)
