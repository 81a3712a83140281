import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Handler } from 'hono'
import { readDevBuild } from '@virida/shared/platform/release/dev-build'

/** Time for one picture, in ms. */
const timeout = 30_000

/** During `npm run dev -- --against`, answers with the pictures and fonts of the site that are not on this machine. */
export const remoteMedia =
  (releasesDir: string): Handler =>
  async (c, next) => {
    const { app = '', file = '' } = c.req.param() as Record<string, string | undefined>
    const { against } = readDevBuild(releasesDir) ?? {}
    if (against === undefined || existsSync(path.join(releasesDir, app, 'media', file))) return next()
    const { status, body, headers } = await fetch(against + c.req.path, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    return c.newResponse(body, status as 200 | 404, {
      'Content-Type': headers.get('Content-Type') ?? 'application/octet-stream',
      'Cache-Control': headers.get('Cache-Control') ?? 'no-store',
    })
  }
