/** An answer that was written as a file. */
export type Exported = {
  address: string
  /** Path of the file below the folder, with a slash before it. */
  file: string
  headers: Headers
}

/** The headers of one file, or of all files in a folder. */
export type HeaderRule = Exported & {
  /** Address of the folder with a slash at its end, for the rule of a folder. */
  folder?: string
  own: readonly [name: string, value: string][]
}

export type SiteHeaders = {
  /** Headers that all files have, with their values. */
  common: readonly [name: string, value: string][]
  rules: readonly HeaderRule[]
}

/** What describes one representation. A host finds it out itself. */
const ownOfHost = /^(?:content-(?:type|length|encoding)|etag|vary|accept-ranges|date|cdn-cache-control)$/

/** No two rules match the same address: hosts would join their values. */
export function siteHeaders(exported: readonly Exported[]): SiteHeaders {
  const names = new Set(exported.flatMap(({ headers }) => [...headers.keys()]))
  const differing: string[] = []
  const common: [string, string][] = []
  for (const name of [...names].filter((each) => !ownOfHost.test(each))) {
    const values = new Set(exported.map(({ headers }) => headers.get(name)))
    const [value] = values
    if (values.size === 1 && value) common.push([name, value])
    else differing.push(name)
  }
  const rules = new Map<string, HeaderRule>()
  for (const answer of exported) {
    const folder = folderOf(answer)
    const own = differing.flatMap((name): [string, string][] => {
      const value = answer.headers.get(name)
      return value ? [[name, value]] : []
    })
    rules.set(folder ?? answer.address, { ...answer, ...(folder ? { folder } : {}), own })
  }
  return { common, rules: [...rules.values()] }
}

/** The folder whose files all have the same headers. Each page has a policy of its own. */
function folderOf({ address, file }: Exported): string | undefined {
  if (file.endsWith('.html')) return undefined
  return (address.startsWith('/r/') ? /^\/r\/[^/]+\// : /^\/[^/]+\//).exec(address)?.[0]
}
