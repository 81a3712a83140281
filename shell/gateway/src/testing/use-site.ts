import { testLog } from '@virida/shared/platform/log/testing/test-log'
import { createGateway } from '../app'
import { fixtureSite, publishSection } from './fixture-site'
import { testProcesses } from './test-processes'

type Options = Partial<Parameters<typeof createGateway>[0]>

/** A gateway with releases of its own for each test of a file. A test fails if it leaves a line in the log. */
export function useSite() {
  const processes = testProcesses()
  const { log, lines } = testLog()
  let dir: string
  let gateway: ReturnType<typeof createGateway>

  /** Makes a gateway that shows the same releases. */
  const open = (options: Options = {}) =>
    createGateway({
      releasesDir: dir,
      mailUrl: 'http://127.0.0.1:9',
      ...options,
      processes: options.processes ?? processes(),
    })

  beforeEach(async () => {
    dir = await fixtureSite()
    gateway = open({ apps: ['shell', 'mfe-browse'], log })
  })
  afterEach(() => expect(lines).toEqual([]))

  const get = (url: string, headers: Record<string, string> = {}) => gateway.request(url, { headers })
  return {
    /** The releases folder. */
    dir: () => dir,
    log,
    processes,
    open,
    get,
    text: async (url: string) => (await get(url)).text(),
    request: (url: string, init: RequestInit) => gateway.request(url, init),
    publish: (version: string, serverCode: string, style?: string) =>
      publishSection(dir, version, serverCode, style),
    /** Takes the log lines of a test that causes an error on purpose. */
    takeLines: () => lines.splice(0),
  }
}

export const policyOf = (answer: Response) => answer.headers.get('Content-Security-Policy') ?? ''
export const styleSource = (answer: Response) => /style-src ([^;]+)/.exec(policyOf(answer))?.[1]
