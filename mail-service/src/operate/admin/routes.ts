import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { AppContext, AppEnv } from '../../http/context'
import { idPattern } from '../../enquiry/identity'
import { Refusal } from '../../enquiry/refusal'
import { eraseAll, heldStates, requeueAll, seenEnquiries, type HeldState } from '../../outbox/act-on-all'
import { states, type Outbox, type State } from '../../outbox/outbox'
import type { Alarms } from '../alarms'
import { checkAccess, type AccessSettings } from './access'
import { confirmation, detail, overview } from './page'
import { style } from './style'

export type AdminSettings = {
  access: AccessSettings
  outbox: Outbox
  alarms: Pick<Alarms, 'active'>
  /** @param count How many enquiries the action is for, if it is known. */
  onAction: (
    action: 'show' | 'requeue' | 'erase' | 'requeue-all' | 'erase-all',
    target: string,
    count?: number,
  ) => void
}

const pageSize = 50

/**
 * The admin page, and an API with the same functions under `/admin/api`. The content of an enquiry is shown only on its
 * own page, and each view is logged.
 */
export function adminRoutes({ access, outbox, alarms, onAction }: AdminSettings) {
  const app = new Hono<AppEnv>()
  const list = (state: State, offset = 0) => outbox.list(state, { limit: pageSize, offset })

  async function show(c: AppContext) {
    const id = c.req.param('id') ?? ''
    const found = await outbox.read(id)
    if (!found) throw new Refusal('not_found')
    onAction('show', id)
    return found
  }
  async function act(c: AppContext, action: 'requeue' | 'erase') {
    const id = c.req.param('id') ?? ''
    if (!(await outbox[action](id))) throw new Refusal('not_found')
    onAction(action, id)
  }

  function heldState(c: AppContext): HeldState {
    const state = heldStates.find((known) => known === (c.req.query('state') ?? 'dead'))
    if (!state) throw new Refusal('invalid', { fields: ['query'] })
    return state
  }

  /** Sends all enquiries of a state again. @returns How many there were. */
  async function requeueThem(c: AppContext) {
    const state = heldState(c)
    onAction('requeue-all', state)
    return requeueAll(outbox, state)
  }

  /**
   * Erases the enquiries of a state, up to the newest one that the person has seen.
   * @returns How many there were, or undefined if there are others than the person was asked about.
   */
  async function eraseThem(c: AppContext) {
    const state = heldState(c)
    const newest = c.req.query('newest') ?? ''
    if (!idPattern.test(newest)) throw new Refusal('invalid', { fields: ['query'] })
    const asked = c.req.query('digest')
    const { ids, digest } = await seenEnquiries(outbox, state, newest)
    if (asked !== undefined && asked !== digest) return undefined
    onAction('erase-all', state, ids.length)
    return eraseAll(outbox, ids)
  }

  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
      referrerPolicy: 'same-origin',
    }),
  )
  app.use(checkAccess(access))

  app.get('/', async (c) => {
    const [waiting, dead, quarantined, corrupt] = await Promise.all(states.map((state) => list(state)))
    const none = { total: 0, entries: [] }
    const lists = {
      dead: dead ?? none,
      quarantined: quarantined ?? none,
      corrupt: corrupt ?? none,
      waiting: waiting ?? none,
    }
    return c.html(overview(alarms.active(), lists))
  })
  app.get('/style.css', (c) => c.text(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  app.get('/enquiries/:id', async (c) => {
    const { state, enquiry, progress } = await show(c)
    return c.html(detail(state, enquiry, progress))
  })
  app.get('/enquiries/:id/files/:index', async (c) => {
    const file = (await show(c)).enquiry.attachments[Number(c.req.param('index'))]
    if (!file) throw new Refusal('not_found')
    return c.body(new Uint8Array(file.bytes), 200, {
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    })
  })
  for (const action of ['requeue', 'erase'] as const)
    app.post(`/enquiries/:id/${action}`, async (c) => {
      await act(c, action)
      return c.redirect('/admin', 303)
    })

  app.post('/requeue', async (c) => {
    await requeueThem(c)
    return c.redirect('/admin', 303)
  })
  app.get('/erase', async (c) => {
    const state = heldState(c)
    const seen = await seenEnquiries(outbox, state)
    return seen.ids.length > 0
      ? c.html(confirmation(state, seen, c.req.query('changed') !== undefined))
      : c.redirect('/admin', 303)
  })
  app.post('/erase', async (c) => {
    const count = await eraseThem(c)
    return c.redirect(count === undefined ? `/admin/erase?state=${heldState(c)}&changed` : '/admin', 303)
  })

  app.post('/api/requeue', async (c) => c.json({ ok: true, count: await requeueThem(c) }))
  app.post('/api/erase', async (c) => {
    const count = await eraseThem(c)
    if (count === undefined) throw new Refusal('invalid', { fields: ['digest'] })
    return c.json({ ok: true, count })
  })
  app.get('/api/enquiries', async (c) => {
    const state = states.find((known) => known === (c.req.query('state') ?? 'waiting'))
    const offset = Number(c.req.query('offset') ?? 0)
    if (!state || !Number.isSafeInteger(offset) || offset < 0)
      throw new Refusal('invalid', { fields: ['query'] })
    return c.json({ state, ...(await list(state, offset)) })
  })
  app.get('/api/enquiries/:id', async (c) => {
    const { state, enquiry, progress } = await show(c)
    const { attachments, ...rest } = enquiry
    const files = attachments.map(({ name, type, bytes }) => ({ name, type, bytes: bytes.length }))
    return c.json({ state, progress, enquiry: { ...rest, files } })
  })
  app.post('/api/enquiries/:id/requeue', async (c) => {
    await act(c, 'requeue')
    return c.json({ ok: true })
  })
  app.delete('/api/enquiries/:id', async (c) => {
    await act(c, 'erase')
    return c.json({ ok: true })
  })
  return app
}
