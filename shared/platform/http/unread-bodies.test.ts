import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { until } from '../testing/until'
import { readRestsInTurn } from './unread-bodies'

const megabyte = 1024 * 1024
let server: Server
const clients: Socket[] = []
const accepted: Socket[] = []

afterEach(() => {
  for (const socket of [...clients.splice(0), ...accepted.splice(0)]) socket.destroy()
  server.close()
})

async function listen() {
  server = createServer((_, response) => {
    // The bodies have arrived at this machine by then.
    setTimeout(() => response.writeHead(401).end('refused'), 300)
  })
  readRestsInTurn(server)
  server.on('connection', (socket) => accepted.push(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
}

function send(bytes: number): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  clients.push(socket)
  socket.on('error', () => undefined)
  socket.write(`POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: ${bytes}\r\n\r\n`)
  socket.write(Buffer.alloc(bytes))
  return socket
}

/** The most bytes that the server has read in one turn of the event loop. */
async function mostInOneTurn(ms: number): Promise<number> {
  const read = () => accepted.reduce((sum, socket) => sum + socket.bytesRead, 0)
  const end = performance.now() + ms
  let [most, before] = [0, read()]
  while (performance.now() < end) {
    await new Promise((resolve) => setImmediate(resolve))
    const now = read()
    most = Math.max(most, now - before)
    before = now
  }
  return most
}

it('reads little of the bodies of refused requests in a turn of the event loop', async () => {
  await listen()
  for (let i = 0; i < 20; i++) send(8 * megabyte)
  expect(await mostInOneTurn(2000)).toBeLessThan(4 * megabyte)
})

it('reads a refused body to its end, so that its client can read the answer and use the connection again', async () => {
  await listen()
  const socket = send(4 * megabyte)
  let answers = ''
  socket.on('data', (data: Buffer) => (answers += data.toString()))
  await until(() => answers.includes('refused'))
  socket.write('POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 0\r\n\r\n')
  await until(() => answers.split('refused').length === 3)
  expect(answers.match(/401 Unauthorized/g)).toHaveLength(2)
})
