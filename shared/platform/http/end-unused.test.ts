import { createServer } from 'node:http'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { endUnusedOnClose } from './end-unused'

it('lets a request finish that has begun when the server is closed, and ends connections without one', async () => {
  const server = createServer((_, response) => {
    response.setHeader('Connection', 'close')
    setTimeout(() => response.end('done'), 400)
  })
  endUnusedOnClose(server, 100)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const unused = connect(port, '127.0.0.1').on('error', () => undefined)
  await once(unused, 'connect')
  const answer = fetch(`http://127.0.0.1:${port}/`)
  await wait(100)
  const ended = new Promise((resolve) => server.close(() => resolve('closed')))
  expect(await (await answer).text()).toBe('done')
  expect(await Promise.race([ended, wait(3000, 'open')])).toBe('closed')
  unused.destroy()
  server.closeAllConnections()
})
