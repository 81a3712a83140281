import { anApp, send } from '../testing/app'
import { padded } from '../testing/enquiries'
import { aFile } from '../testing/mailed'
import { aRequest } from '../testing/service'

describe('the rate limit', () => {
  const statuses = async (
    app: ReturnType<typeof anApp>,
    headersOf: (n: number) => Record<string, string>,
    peerOf = (_n: number) => '203.0.113.9',
    count = 100,
  ) => {
    const all: number[] = []
    for (let n = 0; n < count; n++) all.push((await send(app, headersOf(n), peerOf(n))).status)
    return all.filter((status) => status === 200).length
  }
  it('refuses too many requests of one address with 429 and Retry-After', async () => {
    const app = anApp({ perMinute: 5 })
    expect(await statuses(app, () => ({}))).toBe(5)
    const response = await send(app)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.json()).toMatchObject({ ok: false, error: 'rate_limited' })
  })
  it('ignores X-Forwarded-For from a client', async () => {
    expect(await statuses(anApp({ perMinute: 5 }), (n) => ({ 'X-Forwarded-For': `198.51.100.${n}` }))).toBe(5)
  })
  it('ignores addresses that a client sends through a trusted proxy', async () => {
    const app = anApp({ perMinute: 5, trusted: ['10.0.0.0/8'] })
    const forged = (n: number) => ({ 'X-Forwarded-For': `198.51.100.${n}, 203.0.113.9, 10.0.0.2` })
    expect(await statuses(app, forged, () => '10.0.0.1')).toBe(5)
  })
  it('counts clients behind a trusted proxy separately', async () => {
    const app = anApp({ perMinute: 5, trusted: ['10.0.0.1'] })
    expect(
      await statuses(
        app,
        (n) => ({ 'X-Forwarded-For': `198.51.100.${n}` }),
        () => '10.0.0.1',
      ),
    ).toBe(100)
  })
  it.each([
    ['one /56 network as one client', (n: string) => `2001:db8:1:2${n}::1`, 5],
    ['the /56 networks of one /48 network as four clients', (n: string) => `2001:db8:1:${n}00::1`, 20],
  ])('counts %s', async (_, address, accepted) => {
    const app = anApp({ perMinute: 5 })
    const peerOf = (n: number) => address(n.toString(16).padStart(2, '0'))
    expect(await statuses(app, () => ({}), peerOf, 256)).toBe(accepted)
    expect((await send(app, {}, '2001:db8:2::1')).status).toBe(200)
  })
  it('counts the sizes of photos of less than a megabyte, those of an IPv4 /24 network together', async () => {
    const app = anApp({ megabytesPerHour: 2 })
    const files = [aFile(padded(300_000))]
    const sendFrom = async (peers: string[]) => {
      const statuses: number[] = []
      for (const peer of peers) statuses.push((await send(app, {}, peer, 'POST', aRequest({ files }))).status)
      return statuses.filter((status) => status === 200).length
    }
    // 400 kB each in the request.
    expect(await sendFrom(Array<string>(10).fill('203.0.113.9'))).toBe(6)
    const others = Array.from({ length: 30 }, (_, n) => `203.0.113.${10 + n}`)
    expect(await sendFrom(others)).toBe(21 - 6)
    expect((await send(app, {}, '203.0.113.9')).status).toBe(200)
    expect(await sendFrom(['198.51.100.7'])).toBe(1)
  })
})
