import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { endpoint } from '@virida/shared/platform/enquiry/api'

/*
 * A server that reads an enquiry and answers, and stores nothing: `node --import tsx bare-server.ts`. It prints the line
 * that the mail service prints when it is ready.
 */
const app = new Hono().post(endpoint, async (c) => {
  await c.req.json()
  return c.json({ ok: true, id: 'x' })
})
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
  console.log(`mail-service ready http://127.0.0.1:${port}, it stores nothing`),
)
