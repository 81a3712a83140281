import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/*
 * A server of files that does nothing else, as the documentation of Hono shows it:
 * `node --import tsx static-server.ts FOLDER PORT`. A page is a file with the ending `.html`.
 */
const [root = '', port] = process.argv.slice(2)
const files = serveStatic({
  root,
  precompressed: true,
  rewriteRequestPath: (address) => (/\.\w+$/.test(address) ? address : `${address}.html`),
})
serve({ fetch: new Hono().use(files).fetch, hostname: '127.0.0.1', port: Number(port) })
