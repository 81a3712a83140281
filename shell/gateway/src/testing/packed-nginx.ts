import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@virida/shared/platform/paths'

/** The nginx.conf of the packed site. */
export const packedNginx = readFileSync(path.join(root, 'scripts/pack/packed/nginx.conf'), 'utf8')

type Options = {
  port: number
  /** Ports of the two gateways. */
  gateways: readonly number[]
  /** Folder in which nginx keeps answers. */
  cache: string
  log?: string
  errorLog?: string
  /** Further texts of the file and what replaces them. Each text must be in the file once. */
  others?: readonly (readonly [string, string])[]
}

/** The nginx.conf of the packed site with the addresses and folders of a test. */
export function packedNginxFor({
  port,
  gateways,
  cache,
  log = '/dev/null',
  errorLog = '/dev/null',
  others = [],
}: Options): string {
  const [first, second] = gateways
  const replacements = [
    ...others,
    ['/dev/shm/virida', cache],
    ['/var/log/nginx/virida.log', log],
    ['/var/log/nginx/error.log', errorLog],
    ['127.0.0.1:3000', `127.0.0.1:${first}`],
    ['127.0.0.1:3010', `127.0.0.1:${second}`],
    ['listen 80 default_server;', `listen 127.0.0.1:${port} default_server;`],
    ['listen [::]:80 default_server;', ''],
  ] as const
  return replacements.reduce((config, [from, to]) => {
    const parts = config.split(from)
    if (parts.length !== 2)
      throw new Error(`Cannot replace "${from}" in nginx.conf: it is there ${parts.length - 1} times`)
    return parts.join(to)
  }, packedNginx)
}
