import path from 'node:path'
import type { Exported, HeaderRule, SiteHeaders } from './header-rules'

export type Redirect = {
  /** An address, or `/series/*` for the addresses below it that no file has. */
  from: string
  to: string
  status: number
}

/** The exported site as a server of nginx. The parameters are those of `hostFiles`. */
export function nginxConfig(
  exported: readonly Exported[],
  { common, rules }: SiteHeaders,
  redirects: readonly Redirect[],
  folder: string,
): string {
  const differing = [...new Set(rules.flatMap(({ own }) => own.map(([name]) => name)))]
  const types = new Map(
    exported
      .map(({ file, headers }) => [path.extname(file).slice(1), headers.get('Content-Type') ?? ''] as const)
      .filter(([extension]) => /^[a-z0-9]+$/i.test(extension)),
  )
  const pages = exported.filter(({ file }) => file.endsWith('.html') && file !== '/404.html')
  return `# The exported site as a server of nginx. Include this file in the http block, where Debian includes
# /etc/nginx/conf.d/*.conf. Forms need a location ^~ /api/ that leads to the mail service.
map_hash_bucket_size 256;
${differing.map((name) => map(variable(name), headerEntries(rules, name))).join('')}
# Addresses are in lower case.
${map(
  '$virida_lower_case',
  pages.map(({ address }) => [address, address]),
)}
${map(
  '$virida_redirect',
  redirects.map(({ from, to }) => [from.endsWith('/*') ? below(from.slice(0, -1)) : from, to]),
)}
server {
  listen 80;
  root ${quoted(folder)};
  error_page 404 /404.html;
  absolute_redirect off;
  # Uses the copies that end in .gz. Those that end in .br need the module brotli_static.
  gzip_static on;
  types {
${[...types].map(([extension, type]) => `    ${quoted(type)} ${extension};\n`).join('')}  }
${common.map(([name, value]) => `  add_header ${name} ${quoted(value)} always;\n`).join('')}${differing
    .map((name) => `  add_header ${name} ${variable(name)} always;\n`)
    .join('')}
  location = / {
    try_files /index.html =404;
  }
  location = /404.html {
    internal;
  }
  location ~ ^/(?:_headers|_redirects|nginx\\.conf)$ {
    return 404;
  }
  # Pages have no slash at the end. Only characters of addresses are matched, so that none can end the header or name a host.
  location ~ ^(?<virida_page>(?:/[\\w-]+)+)/+$ {
    return 308 $virida_page$is_args$args;
  }
  location / {
    try_files $uri $uri.html @other;
  }
  location @other {
    if ($virida_redirect) {
      return 302 $virida_redirect;
    }
    if ($virida_lower_case) {
      return 308 $virida_lower_case$is_args$args;
    }
    return 404;
  }
}
`
}

const variable = (header: string) => `$virida_${header.replaceAll('-', '_')}`

/** A map from addresses. nginx sends no header whose value is empty. */
const map = (name: string, entries: readonly (readonly [string, string])[]): string =>
  `map $uri ${name} {\n  default "";\n${entries.map(([from, to]) => `  ${quoted(from)} ${quoted(to)};\n`).join('')}}\n`

const headerEntries = (rules: readonly HeaderRule[], header: string) =>
  rules.flatMap(({ folder, file, own }) =>
    own
      .filter(([name]) => name === header)
      .map(([, value]) => [folder ? below(folder) : file, value] as const),
  )

/** A pattern of nginx for the addresses below a folder. */
const below = (folder: string) => `~^${folder.replace(/[.+]/g, '\\$&')}`

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`
