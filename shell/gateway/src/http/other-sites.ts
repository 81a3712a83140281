import type { IncomingHttpHeaders } from 'node:http'
import type { ClientNetwork } from '@virida/shared/platform/http/client-networks'

/**
 * The networks under which a request is counted. What pages of other websites load is counted apart: otherwise such a page
 * could make the browser of its visitor waste so many requests that everybody at the same address would have a pause. A
 * visitor who follows a link from another website counts as usual.
 */
export function countedAs(client: readonly ClientNetwork[], headers: IncomingHttpHeaders) {
  return isLoadedByAnotherSite(headers)
    ? client.map(({ key, ...network }) => ({ ...network, key: `${key} from other sites` }))
    : client
}

/** Browsers say where a request comes from, and scripts of a page cannot change it (Fetch Metadata Request Headers, W3C). */
const isLoadedByAnotherSite = (headers: IncomingHttpHeaders) =>
  headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-dest'] !== 'document'
