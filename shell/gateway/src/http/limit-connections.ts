import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { HeldByClients, networksOf, withNeighbors } from '@virida/shared/platform/http/client-networks'
import type { Arrivals } from './arrivals'
import { ConnectionPlaces } from './connection-places'
import type { WastedWork } from './wasted-work'

type ConnectionLimits = {
  /** Connections of all clients together, except those of proxies. */
  places: number
  /** Connections that one client may hold open. */
  perClient: number
  wasted: WastedWork
  isProxy: (address: string) => boolean
  arrivals: Arrivals
}

/** Notes the arrival of connections, and refuses those of clients with too many. */
export function limitConnections(server: Server, limits: ConnectionLimits) {
  const { wasted, isProxy, arrivals } = limits
  const places = new ConnectionPlaces(limits.places)
  const open = new HeldByClients(limits.perClient)
  // Node drops a connection over its own limit before anybody can see whose it is.
  server.maxConnections = 2 * limits.places
  server.on('connection', (socket: Socket) => {
    // Refused connections are part of a crowd, too: each takes a turn of the event loop.
    arrivals.note()
    const address = socket.remoteAddress ?? ''
    const client = isProxy(address) ? [] : networksOf(address)
    const holder = withNeighbors(client)
    if (!open.mayTake(holder) || !wasted.takeConnection(client) || !places.take(socket, client)) {
      socket.destroy()
      return
    }
    open.take(holder)
    socket.once('close', () => open.free(holder))
  })
}
