import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { MapSettings } from '@virida/shared/platform/contract/public-settings'
import { ask } from '../testing/http2-client'
import { odd, useHttp2Server } from '../testing/use-http2-server'
import { megabyte, picture } from '../testing/use-server'

const { start, open, makeGateway, healthyTime } = useHttp2Server()

describe('the gateway', () => {
  const startGateway = async (page: string, map?: MapSettings) =>
    start({}, (await makeGateway(page, map)).fetch)

  it('answers others quickly while a client floods it with pages on one connection', async () => {
    await startGateway('slow')
    const session = open()
    await once(session, 'connect')
    const flood = odd(100).map((n) => ask(session, { ':path': `/?q=${n}` }))
    await wait(50)
    expect(await healthyTime('/?q=healthy')).toBeLessThan(300)
    expect((await Promise.all(flood)).some(({ status }) => status === 503)).toBe(true)
  }, 20_000)

  /** Asks for an address a thousand times on ten connections, and reads nothing. */
  async function askWithoutReading(address: string) {
    for (let i = 0; i < 10; i++) {
      const session = open()
      await once(session, 'connect')
      for (let n = 0; n < 100; n++)
        session
          .request({ ':path': address })
          .on('error', () => undefined)
          .pause()
    }
    await wait(1500)
  }

  it('keeps its memory while clients ask for a picture hundreds of times and read nothing', async () => {
    await startGateway('first')
    const before = process.memoryUsage().rss
    await askWithoutReading(picture)
    expect((process.memoryUsage().rss - before) / megabyte).toBeLessThan(150)
  }, 20_000)

  it('keeps one copy of a page while clients ask for it hundreds of times and read nothing', async () => {
    await startGateway('x'.repeat(400_000))
    const before = process.memoryUsage().arrayBuffers
    await askWithoutReading('/')
    expect((process.memoryUsage().arrayBuffers - before) / megabyte).toBeLessThan(20)
  }, 20_000)

  it('sends the headers of a page without those of HTTP/1.1', async () => {
    await startGateway('first')
    const { status, headers } = await ask(open(), { ':path': '/' })
    expect(status).toBe(200)
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(headers.connection).toBeUndefined()
  })

  const navigation = { 'sec-fetch-mode': 'navigate' }

  /** The links of the early hints of a request, and its document. */
  async function hintsOf(url: string, headers: Record<string, string>) {
    const stream = open().request({ ':path': url, ...headers })
    const hints: string[] = []
    stream.on('headers', (early) => {
      expect(early[':status']).toBe(103)
      hints.push(...String(early.link).split(', '))
    })
    let html = ''
    stream.setEncoding('utf8').on('data', (data: string) => (html += data))
    await once(stream, 'end')
    return { hints, html }
  }

  it.each<[string, string, MapSettings | undefined]>([
    ['contains its styles', '/?q=new', undefined],
    ['has data of its own', '/faq', undefined],
    ['links its styles', '/dealers', { googleKey: 'key' }],
  ])('names the files that a document which %s loads, while it is rendered', async (_, url, map) => {
    await startGateway('query', map)
    const { hints, html } = await hintsOf(url, navigation)
    const loaded = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="(\/r\/[^"]+)"/g)]
    expect(hints.length).toBeGreaterThan(2)
    // The document requests the main script last.
    expect(hints.map((link) => /^<([^>]+)>; rel=(?:module)?preload/.exec(link)?.[1]).sort()).toEqual(
      loaded.map(([, address]) => address).sort(),
    )
  })

  it('sends no early hints for a page that is in its cache', async () => {
    await startGateway('query')
    await hintsOf('/?q=new', navigation)
    const { hints, html } = await hintsOf('/?q=new', navigation)
    expect([hints, html]).toEqual([[], expect.stringContaining('query')])
  })

  it.each([
    ['a request that is no navigation', { 'sec-fetch-mode': 'cors' }],
    ['a client that does not say what it wants', {}],
  ])('sends no early hints to %s', async (_, headers: Record<string, string>) => {
    await startGateway('query')
    expect((await hintsOf('/?q=new', headers)).hints).toEqual([])
  })
})
