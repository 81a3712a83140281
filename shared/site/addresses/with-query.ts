type Parameters = Readonly<Record<string, string | number | undefined>>

export const join = (path: string, query: string) => (query ? `${path}?${query}` : path)

/** Adds the parameters that have a value to a path. */
export function withQuery(path: string, parameters: Parameters): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  return join(path, query.toString())
}
