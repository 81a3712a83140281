import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import type { ClientNetwork } from '@virida/shared/platform/http/client-networks'
import { ReleaseError } from '@virida/shared/platform/release/errors'
import type { PinnedKeys } from '@virida/shared/platform/release/ownership/ownership'
import type { RegistryStore } from '@virida/shared/platform/release/stores/registry-store'
import { compositionAddress } from '@virida/shared/platform/paths'
import type { AppStates } from '../app-states'
import { Tokens } from '../http/tokens'
import type { RunGate } from '../publishing/gate-in-child'
import type { Metrics } from '../reports/metrics'
import type { LiveRegistry } from '../releases/live-registry'
import type { ReleaseStore } from '../releases/release-store'
import { appPage } from './app-page'
import { changeApp } from './change-app'
import { ChangedMeanwhileError } from './confirmed-store'
import { content } from './content'
import { History } from './history'
import { page, shellSheets, styleAddress, type Html } from './layout'
import { factsOf, liveApps } from './live-apps'
import { longestSearch, overview } from './overview'
import { actions, appAddress, confirmPage, refusedPage, signInForm } from './pages'
import { Sessions, type Operator } from './session'
import { style } from './style'

/** Changes that the overview and the page of an app list. */
const mostChanges = 30
/** Bytes of a form. */
const longestForm = 8 * 1024

type Options = {
  registry: LiveRegistry
  store: ReleaseStore
  states: Pick<AppStates, 'all'>
  metrics: Pick<Metrics, 'countsByRelease'>
  token: string
  pinned?: PinnedKeys | undefined
  /** Where the registry is kept; the releases folder by default. */
  registryStore?: RegistryStore | undefined
  networksOf: (c: Context) => readonly ClientNetwork[]
  isSecure: (c: Context) => boolean
  gate?: RunGate | undefined
}

const signInSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .regex(/^\P{Cc}+$/u),
  token: z.string().max(500),
})
const version = z.string().regex(/^[\w.+-]{1,100}$/)
const askSchema = z
  .object({
    action: z.enum(actions),
    version,
    live: version,
    canary: z
      .string()
      .regex(/^[\w-]{1,100}$/)
      .optional(),
  })
  // Another canary may run by then, also one of the same release.
  .refine(({ action, canary }) => (action === 'promote' || action === 'abort') === (canary !== undefined))
const searchSchema = z.string().trim().max(longestSearch).catch('')
const changeSchema = z.object({ token: signInSchema.shape.token })

type Env = { Variables: { operator: Operator } }

/** The page of what is live: who runs what since when, what is beside it, and a way back. */
export function composition(options: Options): Hono<Env> {
  const { registry, store, states, metrics, token, networksOf, isSecure } = options
  const tokens = new Tokens({ operator: [token] })
  const sessions = new Sessions(token, isSecure)
  const history = new History(store.dir)
  const below = (address: string) => address.slice(compositionAddress.length) || '/'

  const show = (c: Context, title: string, body: Html, status: 200 | 401 | 404 | 409 | 422 | 429 = 200) => {
    const sheets = shellSheets(registry.snapshot().registry, store)
    const operator = c.get('operator') as Operator | undefined
    return c.html(page(title, body, { operator, sheets }), status)
  }
  const askForToken = (c: Context, problem?: string, status: 401 | 429 = 401) =>
    show(c, content.signIn.title, signInForm(problem), status)
  const apps = async () =>
    liveApps(
      registry.snapshot().registry,
      store,
      history,
      await states.all(),
      await metrics.countsByRelease(),
    )
  const appOf = async (c: Context) => (await apps()).find(({ name }) => name === c.req.param('app'))

  const routes = new Hono<Env>()
  routes.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
    c.header('X-Robots-Tag', 'noindex')
  })
  /** The origin by which the browser knows this site, also behind a proxy that encrypts. */
  const originOf = (c: Context) => `${isSecure(c) ? 'https' : 'http'}://${new URL(c.req.url).host}`
  // Browsers send the cookie with requests of our own pages only; this refuses those of other sites too.
  routes.use(csrf({ origin: (origin, c) => origin === originOf(c) }))
  routes.use(bodyLimit({ maxSize: longestForm }))
  routes.get(below(styleAddress), (c) => c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  routes.post('/sign-in', async (c) => {
    const given = signInSchema.safeParse(await formOf(c))
    if (!given.success) return askForToken(c, content.signIn.wrong)
    const owner = await tokens.ownerOf(given.data.token, networksOf(c))
    if (owner === 'limited') return askForToken(c, content.signIn.limited, 429)
    if (owner === 'wrong') return askForToken(c, content.signIn.wrong)
    await sessions.start(c, given.data)
    return c.redirect(compositionAddress, 303)
  })
  routes.use(async (c, next) => {
    const operator = await sessions.of(c)
    if (!operator) return askForToken(c)
    c.set('operator', operator)
    await next()
  })
  routes.post('/sign-out', (c) => {
    sessions.end(c)
    return c.redirect(compositionAddress, 303)
  })
  routes.get('/', async (c) => {
    const search = searchSchema.parse(c.req.query('search'))
    return show(c, content.title, overview(await apps(), await history.latest(mostChanges), search))
  })
  routes.get('/apps/:app', async (c) => {
    const app = await appOf(c)
    if (!app) return c.notFound()
    const counts = await metrics.countsByRelease()
    const releaseFacts = factsOf(registry.snapshot().registry, store, counts, app.name)
    return show(c, app.name, appPage(app, releaseFacts, await history.latest(mostChanges, app.name)))
  })
  routes.get('/apps/:app/confirm', async (c) => {
    const app = await appOf(c)
    const asked = askSchema.safeParse(c.req.query())
    if (!app || !asked.success) return c.notFound()
    return show(c, content.confirm.title, confirmPage(app.name, asked.data))
  })
  routes.post('/apps/:app/change', async (c) => {
    const app = await appOf(c)
    const form = await formOf(c)
    const asked = askSchema.safeParse(form)
    const given = changeSchema.safeParse(form)
    if (!app || !asked.success) return c.notFound()
    // Scripts of the site can send the cookie of the session, but do not know the token.
    const owner = given.success ? await tokens.ownerOf(given.data.token, networksOf(c)) : 'wrong'
    if (typeof owner === 'string') {
      const question = confirmPage(app.name, asked.data, content.signIn[owner])
      return show(c, content.confirm.title, question, owner === 'limited' ? 429 : 401)
    }
    const refuse = (message: string, status: 409 | 422) =>
      show(c, content.refused, refusedPage(app.name, message), status)
    try {
      await changeApp(store.dir, app.name, asked.data, c.get('operator'), options)
      return c.redirect(appAddress(app.name), 303)
    } catch (error) {
      if (error instanceof ChangedMeanwhileError) return refuse(error.message, 409)
      if (!(error instanceof ReleaseError)) throw error
      return refuse(`${error.code}: ${error.message}`, 422)
    }
  })
  routes.onError((error, c) => {
    if (error instanceof HTTPException)
      return c.text('Refused', error.status, { 'Cache-Control': 'no-store' })
    throw error
  })
  return routes
}

/** The fields of a form. @throws HTTPException 400 */
async function formOf(c: Context) {
  try {
    return await c.req.parseBody()
  } catch (cause) {
    throw new HTTPException(400, { cause })
  }
}
