import { once } from 'node:events'
import { get } from 'node:https'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { connect as connectEncrypted } from 'node:tls'
import { ask } from '../testing/http2-client'
import { calm, odd, refused, trusting, useHttp2Server } from '../testing/use-http2-server'
import { megabyte } from '../testing/use-server'

const { start, open, port, sockets } = useHttp2Server()

function openHttp1(): Socket {
  const socket = connectEncrypted({ ...trusting, port: port() })
  socket.on('error', () => undefined)
  sockets.push(socket)
  return socket
}

it('speaks HTTP/2, and HTTP/1.1 with clients that do not know it', async () => {
  await start()
  const url = `https://127.0.0.1:${port()}/url`
  const session = open()
  expect(await ask(session, { ':path': '/url' })).toMatchObject({ status: 200, text: url })
  expect(session.alpnProtocol).toBe('h2')
  const text = await new Promise<string>((resolve) => {
    get(url, { ca: trusting.ca, agent: false }, (response) => {
      response.on('data', (data: Buffer) => resolve(`${response.httpVersion} ${data.toString()}`))
    })
  })
  expect(text).toBe(`1.1 ${url}`)
})

it('refuses what HTTP/1.1 cannot mean with the headers of all answers', async () => {
  await start()
  const socket = openHttp1()
  socket.write('nonsense\r\n\r\n')
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1.1 400 [^]*strict-transport-security: max-age=31536000/)
})

it.each([
  [400, 'two hosts', { ':authority': 'a.example', host: 'b.example' }],
  [400, 'a scheme that is not https', { ':scheme': 'http' }],
  [405, 'CONNECT', { ':method': 'CONNECT', ':authority': 'a.example:443' }],
  [417, 'an expectation', { expect: 'more' }],
])('answers %d to %s, with the headers of all answers', async (status, _, headers) => {
  await start()
  const request = ':method' in headers ? headers : { ':path': '/', ...headers }
  const answer = await ask(open(), request)
  expect(answer).toMatchObject({
    status,
    headers: {
      'cache-control': 'no-store',
      'content-security-policy': expect.any(String) as string,
      'strict-transport-security': expect.any(String) as string,
    },
  })
})

it('ends a request with too long headers, and answers the next one', async () => {
  await start()
  const session = open()
  await once(session, 'localSettings')
  expect(await ask(session, { ':path': '/', cookie: 'x'.repeat(20_000) })).toMatchObject({ code: calm })
  expect(await ask(session, { ':path': '/' })).toMatchObject({ status: 200 })
})

it('answers more requests of a connection than it works on at the same time', async () => {
  await start()
  const session = open()
  const answers = await Promise.all(odd(99).map(() => ask(session, { ':path': '/slow' })))
  expect(answers.every(({ text }) => text === 'slow')).toBe(true)
})

it('tells a client with too many open requests to send them again', async () => {
  await start({ requestsPerClient: 3 })
  const ofOne = [open(), open()]
  const answers = await Promise.all(
    ofOne.flatMap((session) => odd(4).map(() => ask(session, { ':path': '/slow' }))),
  )
  expect(answers.map(({ status, code }) => status ?? code).sort((a, b) => a - b)).toEqual([
    ...Array<number>(5).fill(refused),
    ...Array<number>(3).fill(200),
  ])
  // The limit is of what is open at the same time.
  expect(await ask(ofOne[0]!, { ':path': '/' })).toMatchObject({ status: 200 })
})

it('lets the clients of an IPv4 /24 network have four times as many requests open, and refuses none of another', async () => {
  await start({ requestsPerClient: 2 })
  const ofNetwork = [1, 2, 3, 4, 5].map((at) => open(`127.0.7.${at}`))
  const answers = ofNetwork.flatMap((session) => odd(2).map(() => ask(session, { ':path': '/slow' })))
  const visitor = open('127.0.8.1')
  const ofOther = odd(2).map(() => ask(visitor, { ':path': '/slow' }))
  const codes = (await Promise.all(answers)).map(({ status, code }) => status ?? code)
  expect(codes.sort((a, b) => a - b)).toEqual([refused, refused, ...Array<number>(8).fill(200)])
  expect(await Promise.all(ofOther)).toMatchObject([{ status: 200 }, { status: 200 }])
})

it('does not limit the open requests of a trusted proxy', async () => {
  await start({ requestsPerClient: 1, isProxy: () => true })
  const session = open()
  const answers = await Promise.all(odd(90).map(() => ask(session, { ':path': '/slow' })))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
})

it('keeps a connection open that gets thousands of answers', async () => {
  await start()
  const session = open()
  const requests = [
    ...['GET', 'HEAD', 'POST'].map((method) => ({ ':method': method, ':path': '/' })),
    { ':method': 'POST', ':path': '/unread' },
  ]
  for (let round = 0; round < 24; round++) {
    const answers = await Promise.all(odd(25).flatMap(() => requests.map((request) => ask(session, request))))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  }
}, 20_000)

it('keeps a connection open on which a client sends a large body', async () => {
  await start()
  const session = open()
  const stream = session.request({ ':method': 'POST', ':path': '/length' })
  stream.end(Buffer.alloc(8 * megabyte))
  expect(await text(stream)).toBe(`${8 * megabyte}`)
  await wait(200)
  expect(await ask(session, { ':path': '/' })).toMatchObject({ status: 200 })
})
