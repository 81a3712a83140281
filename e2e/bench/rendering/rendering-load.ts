import { Agent, get } from 'node:http'

/** Addresses of this machine from which the load comes. The gateway renders two pages of one client at the same time. */
const visitors = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5']
const connectionsOfEach = 2

/** Requests for each second, and the time of each request in ms. */
export type Load = { speed: number; times: number[] }

/**
 * Asks for addresses in turn, as four visitors with two connections each.
 * @param ms Duration.
 * @param next Makes the path of the next request.
 * @throws Error when an answer is not a page.
 */
export async function loadOf(port: number, ms: number, next: () => string): Promise<Load> {
  const times: number[] = []
  const startedAt = performance.now()
  const ask = async (localAddress: string, agent: Agent) => {
    while (performance.now() - startedAt < ms) times.push(await timeOf(agent, localAddress, port, next()))
  }
  await Promise.all(
    visitors.map(async (localAddress) => {
      const agent = new Agent({ keepAlive: true, maxSockets: connectionsOfEach })
      await Promise.all(Array.from({ length: connectionsOfEach }, () => ask(localAddress, agent)))
      agent.destroy()
    }),
  )
  return { speed: (times.length / (performance.now() - startedAt)) * 1000, times }
}

/** Time until the whole answer has arrived, in ms. */
function timeOf(agent: Agent, localAddress: string, port: number, path: string): Promise<number> {
  const startedAt = performance.now()
  const options = {
    agent,
    localAddress,
    port,
    path,
    host: '127.0.0.1',
    headers: { 'Accept-Encoding': 'gzip' },
  }
  return new Promise((resolve, reject) => {
    get(options, (response) => {
      response.resume()
      response.on('error', reject)
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(performance.now() - startedAt)
          : reject(new Error(`Cannot measure ${path}: it answered ${response.statusCode}`)),
      )
    }).on('error', reject)
  })
}
