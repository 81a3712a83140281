import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { answerUnlessFlood, closed, request, requestOf, useServer, visitorOf } from '../testing/use-server'

const { listen, open, sockets } = useServer()

const upload = `POST /flood HTTP/1.1\r\nHost: site.example\r\nContent-Length: 60000\r\n\r\n${'x'.repeat(1000)}`

async function takeBack(sent: string, localAddress?: string) {
  const socket = await open(localAddress)
  socket.write(sent)
  await wait(1)
  socket.destroy()
}

async function answerOn(socket: Socket, sent = request('/healthy')): Promise<string> {
  socket.write(sent)
  return String((await once(socket, 'data'))[0])
}

it.each([
  ['requests that wait on one connection', request('/flood').repeat(60), 100],
  ['uploads', upload, 150],
])('refuses a client that takes back hundreds of %s, and no other', async (_, sent, connections) => {
  await listen(answerUnlessFlood)
  const first = await open('127.0.0.3')
  for (let at = 0; at < connections; at++) await takeBack(sent, '127.0.0.3')
  expect(await answerOn(await open('127.0.0.2'))).toMatch(/^HTTP\/1.1 200 /)
  expect(await answerOn(first)).toMatch(/^HTTP\/1.1 429 /)
  expect(await closed(await open('127.0.0.3'))).toBe(true)
})

it('lets the app see 64 uploads of a client at a time, and those of others', async () => {
  await listen(answerUnlessFlood)
  for (let at = 0; at < 64; at++) (await open('127.0.0.3')).write(upload)
  expect(await answerOn(await open('127.0.0.3'), upload)).toMatch(/^HTTP\/1.1 429 /)
  expect(await answerOn(await open('127.0.0.3'))).toMatch(/^HTTP\/1.1 200 /)
  const [first] = sockets
  first?.destroy()
  const other = upload.replace('/flood', '/healthy').replace('60000', '1000')
  expect(await answerOn(await open('127.0.0.2'), other)).toMatch(/^HTTP\/1.1 200 /)
  await wait(50)
  expect(await answerOn(await open('127.0.0.3'), other)).toMatch(/^HTTP\/1.1 200 /)
})

it('forgets uploads that waited behind another request of a closed connection', async () => {
  await listen(answerUnlessFlood)
  for (let at = 0; at < 70; at++) await takeBack(request('/flood') + upload, '127.0.0.3')
  await wait(50)
  const post = upload.replace('/flood', '/healthy').replace('60000', '1000')
  expect(await answerOn(await open('127.0.0.3'), post)).toMatch(/^HTTP\/1.1 200 /)
})

it('refuses what another website goes on to load, and not the visitor whose browser it uses', async () => {
  await listen(answerUnlessFlood)
  const headers = (dest: string) => `Sec-Fetch-Site: cross-site\r\nSec-Fetch-Dest: ${dest}\r\n\r\n`
  const image = (url: string) => request(url).replace('\r\n\r\n', `\r\n${headers('image')}`)
  const post = upload.replace('\r\n\r\n', `\r\n${headers('empty')}`)
  for (let at = 0; at < 150; at++) await takeBack(post, '127.0.0.3')
  expect(await answerOn(await open('127.0.0.3'), image('/healthy'))).toMatch(/^HTTP\/1.1 429 /)
  expect(await answerOn(await open('127.0.0.3'))).toMatch(/^HTTP\/1.1 200 /)
  const link = request('/healthy').replace('\r\n\r\n', `\r\n${headers('document')}`)
  expect(await answerOn(await open('127.0.0.3'), link)).toMatch(/^HTTP\/1.1 200 /)
})

it('refuses a client that sends what no browser does in the name of another website', async () => {
  await listen(answerUnlessFlood)
  const image = request('/flood').replace('\r\n\r\n', '\r\nSec-Fetch-Site: cross-site\r\n\r\n')
  for (let at = 0; at < 150; at++) await takeBack(image.repeat(60), '127.0.0.3')
  expect(await closed(await open('127.0.0.3'))).toBe(true)
  expect(await answerOn(await open('127.0.0.2'))).toMatch(/^HTTP\/1.1 200 /)
})

it.each(['', 'Expect: x\r\n'])('answers a client in its pause in turn with others: %j', async (header) => {
  let answered = 0
  const counting = (given: Request) => {
    answered++
    return answerUnlessFlood(given)
  }
  await listen(counting)
  const held = await Promise.all(Array.from({ length: 20 }, () => open('127.0.0.3')))
  const flood = request('/flood').replace('\r\n\r\n', `\r\n${header}\r\n`)
  for (let at = 0; at < 100; at++) await takeBack(flood.repeat(60), '127.0.0.3')
  const texts = held.map((socket) => {
    let text = ''
    socket.on('data', (data) => (text += String(data)))
    socket.write(flood.repeat(1000))
    return closed(socket).then(() => text)
  })
  answered = 0
  expect(await answerOn(await open('127.0.0.2'))).toMatch(/^HTTP\/1.1 200 /)
  expect(answered).toBe(1)
  // One refusal closes a connection; the other requests on it get no answer.
  for (const text of await Promise.all(texts))
    expect(text.split('HTTP/1.1 429 ').length).toBeLessThanOrEqual(2)
})

it('refuses a visitor of a proxy who takes back hundreds of uploads, and no other', async () => {
  await listen(answerUnlessFlood, { isProxy: (address) => address === '127.0.0.1', visitorOf })
  const of = (visitor: string) => upload.replace('Host:', `Via: ${visitor}\r\nHost:`)
  for (let at = 0; at < 150; at++) await takeBack(of('192.0.2.1'))
  expect(await answerOn(await open(), requestOf('192.0.2.2', '/healthy'))).toMatch(/^HTTP\/1.1 200 /)
  expect(await answerOn(await open(), requestOf('192.0.2.1', '/healthy'))).toMatch(/^HTTP\/1.1 429 /)
})
