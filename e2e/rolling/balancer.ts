import { Agent, createServer, request as send } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { statusOf } from '../fixtures/started-site'

/**
 * A small load balancer: it asks each backend's `/readyz` and passes requests to those that answer 200, in turn. It
 * never repeats a request, so every refused or broken one reaches the client.
 * @param interval Time between two checks of `/readyz`, in ms.
 */
export async function startBalancer(port: number, backends: number[], interval = 200) {
  const ready = new Set<number>()
  let isClosed = false
  // One check at a time: the answer to an earlier check must not replace that to a later one.
  const watch = async (backend: number) => {
    while (!isClosed) {
      if ((await statusOf(`http://127.0.0.1:${backend}/readyz`)) === 200) ready.add(backend)
      else ready.delete(backend)
      await sleep(interval)
    }
  }
  for (const backend of backends) void watch(backend)
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const backend = [...ready][turn++ % Math.max(1, ready.size)]
    const { method, url, headers } = incoming
    const passed = send({ port: backend, agent, method, path: url, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    passed.on('error', (error) => {
      console.error(`${method} ${url} of ${backend}: ${error.message}`)
      if (!outgoing.headersSent) outgoing.writeHead(502).end()
    })
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    isReady: (backend: number) => ready.has(backend),
    close() {
      isClosed = true
      agent.destroy()
      server.close()
      server.closeAllConnections()
    },
  }
}
