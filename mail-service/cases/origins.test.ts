import { anApp, send, type Given } from '../testing/app'

describe('the origin check', () => {
  const own = 'https://www.virida.example.com'
  it.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['null, as from a sandboxed frame', { Origin: 'null' }],
    ['a host that starts with ours', { Origin: `${own}.evil.example` }],
    ['our host as a user name', { Origin: 'https://www.virida.example.com@evil.example' }],
    ['another port of our host', { Origin: `${own}:8443` }],
    ['cross-site without an origin', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sibling site without an origin', { 'Sec-Fetch-Site': 'same-site' }],
    [
      'a client that sends X-Forwarded-Host itself',
      { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' },
    ],
  ])('refuses %s without CORS headers', async (_, headers) => {
    const response = await send(anApp(), headers)
    expect({ status: response.status, body: (await response.json()) as unknown }).toEqual({
      status: 403,
      body: { ok: false, error: 'origin' },
    })
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
  it('refuses the preflight of another site without CORS headers', async () => {
    const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' }
    const response = await send(anApp(), headers, undefined, 'OPTIONS')
    expect(response.status).toBe(403)
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
  it.each<[string, Record<string, string>, Given]>([
    ['our own page', { Origin: own, 'Sec-Fetch-Site': 'same-origin' }, {}],
    [
      'a configured origin',
      { Origin: 'https://preview.example' },
      { allowedOrigins: ['https://preview.example'] },
    ],
    ['a program without a browser', {}, {}],
    [
      'our host, forwarded by a trusted proxy',
      { Host: '127.0.0.1:3001', 'X-Forwarded-Host': 'www.virida.example.com', Origin: own },
      { trusted: ['203.0.113.9'] },
    ],
  ])('accepts %s', async (_, headers, given) => {
    expect((await send(anApp(given), headers)).status).toBe(200)
  })
})
