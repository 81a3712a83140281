import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Limit of a request, in ms. */
const timeout = 10_000
/** Clients of each gateway, and the pause of each after an answer, in ms. */
const clients = 3
const pause = 10
/** Pause between two looks for a text, in ms. A shorter one would take time from what is measured. */
const lookPause = 5

/** Visitors who read pages of some gateways until `stop`. */
export class SiteLoad {
  count = 0
  failed = 0
  readonly #agent = new Agent({ keepAlive: true })
  readonly #visitors: Promise<unknown>
  #isOver = false

  constructor(ports: readonly number[], paths: readonly string[]) {
    this.#visitors = Promise.all(
      ports.flatMap((port) => Array.from({ length: clients }, (_, index) => this.#read(port, paths, index))),
    )
  }

  /** Waits until a gateway answers with a page that contains a text. */
  async until(port: number, path: string, text: string): Promise<void> {
    while (!(await this.#page(port, path)).includes(text)) await sleep(lookPause)
  }

  async stop() {
    this.#isOver = true
    await this.#visitors
    this.#agent.destroy()
  }

  async #read(port: number, paths: readonly string[], first: number) {
    for (let turn = first; !this.#isOver; turn++) {
      await this.#page(port, paths[turn % paths.length] ?? '/')
      await sleep(pause)
    }
  }

  /** Reads a page and counts it. @returns its HTML, or an empty text if the request failed. */
  async #page(port: number, path: string): Promise<string> {
    this.count++
    try {
      const { status, text } = await ask(this.#agent, port, path)
      if (status === 200) return text
      console.error(`${path} was answered with ${status}`)
    } catch (error) {
      console.error(`${path} failed: ${(error as Error).message}`)
    }
    this.failed++
    return ''
  }
}

function ask(agent: Agent, port: number, path: string): Promise<{ status: number; text: string }> {
  const signal = AbortSignal.timeout(timeout)
  return new Promise((resolve, reject) => {
    get({ agent, port, path, signal, host: '127.0.0.1' }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.on('error', reject)
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    }).on('error', reject)
  })
}
