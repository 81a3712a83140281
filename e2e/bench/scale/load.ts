import { Agent, get } from 'node:http'

/** Connections at the same time. */
const connections = 10

/**
 * Asks for addresses in turn on ten connections.
 * @param next Makes the path of the next request.
 * @returns Requests for each second.
 * @throws Error when an answer is not a page.
 */
export async function requestsPerSecond(port: number, ms: number, next: () => string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const startedAt = performance.now()
  let count = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() - startedAt < ms) {
        await ask(agent, port, next())
        count++
      }
    }),
  )
  const seconds = (performance.now() - startedAt) / 1000
  agent.destroy()
  return count / seconds
}

/** @returns Length of the answer. */
export function ask(agent: Agent | undefined, port: number, path: string): Promise<number> {
  const headers = { 'Accept-Encoding': 'br' }
  return new Promise((resolve, reject) => {
    get({ agent, port, path, headers, host: '127.0.0.1' }, (response) => {
      let length = 0
      response.on('data', (part: Buffer) => (length += part.length))
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(length)
          : reject(new Error(`Cannot measure ${path}: it answered ${response.statusCode}`)),
      )
    }).on('error', reject)
  })
}
