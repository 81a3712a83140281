import type { IncomingHttpHeaders } from 'node:http'
import { networksOf } from '@virida/shared/platform/http/client-networks'

/** Who has sent a request and takes turns with others: a network, or the connection of a proxy that names no visitor. */
export type TurnTaker = (
  connection: object,
  peer: string | undefined,
  headers: IncomingHttpHeaders,
) => string | object

/** Finds the address of the visitor who has sent a request. Undefined if it came from a proxy that names no visitor. */
export type VisitorOf = (peer: string, headers: IncomingHttpHeaders) => string | undefined

export const turnTaker =
  (visitorOf: VisitorOf): TurnTaker =>
  (connection, peer = '', headers) => {
    const address = visitorOf(peer, headers)
    // Of IPv6, the /48 network: with each of its /56 networks, a client would have another turn.
    return address === undefined ? connection : (networksOf(address).at(-1)?.key ?? address)
  }
