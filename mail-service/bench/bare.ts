import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { endpoint } from '@virida/shared/platform/enquiry/api'
import { Hono } from 'hono'

/** The baseline for the benchmark: the same HTTP server with a handler that reads a request and stores nothing. */
const app = new Hono().post(endpoint, async (c) => {
  await c.req.text()
  return c.json({ ok: true })
})
const server = createAdaptorServer(app)
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.stdout.write(`mail-service ready http://127.0.0.1:${port}, nothing is stored\n`)
})
process.once('SIGTERM', () => process.exit(0))
