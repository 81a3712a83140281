import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tellSupervisor } from './program'

/**
 * Tells the supervisor that the program listens, and answers its liveness probes at a port of their own, which only this
 * machine reaches: a program that refuses connections of visitors because it has too many is busy, but it does not hang.
 */
export function answerProbes(): void {
  // Nobody probes a program that was started by hand.
  if (!process.connected) return
  const server = createServer((_request, response) => void response.end())
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo
    tellSupervisor({ state: 'listening', url: `http://127.0.0.1:${port}` })
  })
  server.unref()
}
