import { siteHeaders, type Exported, type SiteHeaders } from './header-rules'
import { nginxConfig, type Redirect } from './nginx-config'

/**
 * Tells static hosts which headers and redirects belong to the files: in the formats of Netlify, which other hosts read
 * as well, and of nginx.
 * @param folder Absolute path of the exported site.
 * @returns The text of each file by its name.
 */
export function hostFiles(
  exported: readonly Exported[],
  redirects: readonly Redirect[],
  folder: string,
): Record<string, string> {
  const headers = siteHeaders(exported)
  return {
    _headers: netlifyHeaders(headers),
    _redirects: redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join(''),
    'nginx.conf': nginxConfig(exported, headers, redirects, folder),
  }
}

const netlifyHeaders = ({ common, rules }: SiteHeaders): string =>
  [
    netlifyRule('/*', common),
    ...rules.map(({ folder, address, own }) => netlifyRule(folder ? `${folder}*` : address, own)),
  ].join('')

const netlifyRule = (pattern: string, headers: readonly [string, string][]): string =>
  `${pattern}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`
