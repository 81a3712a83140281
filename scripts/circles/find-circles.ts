/** An import between two files, or between two folders because of an import of a file. */
export type Edge = {
  from: string
  to: string
  /** The import that makes the edge, as it is reported: `a/x.ts imports b/y.ts`. */
  reason: string
}

/**
 * Finds circles of imports.
 * @returns The shortest circle through each node, as a list of edges that ends where it began. A node that is part of
 * a circle already found is skipped, so overlapping circles may appear only after the first one is removed.
 */
export function findCircles(edges: readonly Edge[]): Edge[][] {
  const edgesFrom = new Map<string, Edge[]>()
  for (const edge of edges) edgesFrom.set(edge.from, [...(edgesFrom.get(edge.from) ?? []), edge])
  const reported = new Set<string>()
  const circles: Edge[][] = []
  for (const start of edgesFrom.keys()) {
    if (reported.has(start)) continue
    const circle = shortestCircle(start, edgesFrom)
    if (!circle) continue
    circles.push(circle)
    for (const { from } of circle) reported.add(from)
  }
  return circles
}

/**
 * Lifts imports of files to their folders. For `a/b/x.ts` and `a/c/d/y.ts` these are the siblings `a/b` and `a/c`.
 * A file directly in the common folder makes no edge: a folder may import its own subfolders and they may import it.
 */
export function betweenFolders(imports: readonly Edge[]): Edge[] {
  return imports.flatMap(({ from, to, reason }) => {
    const importer = from.split('/').slice(0, -1)
    const imported = to.split('/').slice(0, -1)
    const depth = importer.findIndex((name, index) => name !== imported[index])
    if (depth < 0 || depth >= imported.length) return []
    return [
      {
        from: importer.slice(0, depth + 1).join('/'),
        to: imported.slice(0, depth + 1).join('/'),
        reason,
      },
    ]
  })
}

function shortestCircle(start: string, edgesFrom: ReadonlyMap<string, Edge[]>): Edge[] | undefined {
  const visited = new Set<string>()
  let paths: Edge[][] = [[]]
  while (paths.length > 0) {
    const longer: Edge[][] = []
    for (const path of paths)
      for (const edge of edgesFrom.get(path.at(-1)?.to ?? start) ?? []) {
        if (edge.to === start) return [...path, edge]
        if (visited.has(edge.to)) continue
        visited.add(edge.to)
        longer.push([...path, edge])
      }
    paths = longer
  }
  return undefined
}
