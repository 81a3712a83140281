import { get } from 'node:http'
import { get as getEncrypted } from 'node:https'

/**
 * Asks a program on this machine for its status, on a connection of its own. A certificate is not checked: it has the
 * name of the site, and not the address at which the program listens.
 * @param timeout Limit in ms.
 * @throws Error when it does not answer.
 */
export function statusOf(url: string, timeout: number): Promise<number | undefined> {
  const options = { agent: false, signal: AbortSignal.timeout(timeout) }
  return new Promise((resolve, reject) => {
    const request = url.startsWith('https:')
      ? getEncrypted(url, { ...options, rejectUnauthorized: false })
      : get(url, options)
    request.on('error', reject).on('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
  })
}
