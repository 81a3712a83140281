import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@virida/shared/platform/paths'

/** The nginx.conf of the packed site. */
export const packedNginx = readFileSync(path.join(root, 'scripts/pack/packed/nginx.conf'), 'utf8')

/**
 * The nginx.conf of the packed site with the addresses of a test.
 * @param gateways Ports of the two gateways.
 * @param cache Folder in which nginx keeps answers.
 * @param others Further texts of the file and what replaces them. Each text must be in the file once.
 */
export function packedNginxFor(
  port: number,
  [first, second]: readonly number[],
  cache: string,
  others: readonly (readonly [string, string])[] = [],
): string {
  const replacements = [
    ...others,
    ['/var/cache/nginx/virida', cache],
    ['127.0.0.1:3000', `127.0.0.1:${first}`],
    ['127.0.0.1:3010', `127.0.0.1:${second}`],
    ['listen 80;', `listen 127.0.0.1:${port};`],
  ] as const
  return replacements.reduce((config, [from, to]) => {
    const parts = config.split(from)
    if (parts.length !== 2)
      throw new Error(`Cannot replace "${from}" in nginx.conf: it is there ${parts.length - 1} times`)
    return parts.join(to)
  }, packedNginx)
}
