import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { readDevBuild } from '@virida/shared/platform/release/dev-build'
import { remoteMedia } from './remote-media'

const scriptPath = '/dev/client.mjs'
const eventsPath = '/dev/builds'
/** How often the newest build is looked up, in ms. */
const interval = 50
/** A comment is sent this often, in ms, so that the connection counts as used. */
const heartbeat = 15_000

/** What each document contains during development. */
export const developmentScript = `<script type="module" src="${scriptPath}"></script>`

/**
 * The script that loads a page again after each build, and the events that tell it of builds.
 * @param releasesDir The folder in which `npm run dev` writes the outcome of builds.
 */
export function development(releasesDir: string): Hono {
  const app = new Hono()
  app.get('/r/:app/media/:file', remoteMedia(releasesDir))
  app.get(scriptPath, (c) =>
    c.body(readFileSync(path.join(import.meta.dirname, 'client.mjs'), 'utf8'), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    }),
  )
  app.get(eventsPath, (c) =>
    streamSSE(c, async (stream) => {
      let sent = ''
      let sentAt = performance.now()
      while (!stream.aborted && !stream.closed) {
        const data = JSON.stringify(readDevBuild(releasesDir) ?? null)
        const now = performance.now()
        if (data !== sent) await stream.writeSSE({ data })
        else if (now - sentAt > heartbeat) await stream.write(': alive\n\n')
        else {
          await stream.sleep(interval)
          continue
        }
        sent = data
        sentAt = now
      }
    }),
  )
  return app
}
