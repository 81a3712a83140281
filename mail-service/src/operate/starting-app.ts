import { Hono } from 'hono'
import { Refusal } from '../enquiry/refusal'
import type { AppEnv } from '../http/context'
import { refuse } from '../http/respond'

/** Answers while the store is being opened: the service lives, but it cannot accept an enquiry yet. */
export function startingApp() {
  const app = new Hono<AppEnv>().get('/livez', (c) => c.json({ ok: true }))
  app.all('*', () => refuse(new Refusal('storage', { retryAfter: 5 })))
  return app
}
