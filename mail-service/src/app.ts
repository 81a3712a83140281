import { endpoint } from '@virida/shared/platform/enquiry/api'
import { Hono } from 'hono'
import { Refusal } from './enquiry/refusal'
import { visitorIn, type AppEnv, type AppContext } from './http/context'
import { onlyJson } from './http/media-type'
import { checkOrigin, type OriginSettings } from './http/origin'
import { refuse, respondToErrors, responseHeaders } from './http/respond'
import { sendEmail, type SendEmailSettings } from './http/send-email'

export type AppSettings = {
  origin: OriginSettings
  sendEmail: Omit<SendEmailSettings, 'trustedProxies'>
  /** Whether the service is shutting down and refuses new enquiries. */
  isClosing: () => boolean
  onError: Parameters<typeof respondToErrors>[0]
  /** Health, metrics and admin routes. */
  operate?: Hono<AppEnv>
  /** Called after each response to `POST /api/send-email`. */
  onResponse?: (status: number, seconds: number) => void
  /** Called with the address of a proxy when it hides the visitors, because the setting of trusted proxies is wrong. */
  onHiddenVisitor?: (proxy: string) => void
}

/** Builds the HTTP app without listening. Middleware is listed in the order in which it handles a request. */
export function createApp(settings: AppSettings) {
  const app = new Hono<AppEnv>()
  app.onError(respondToErrors(settings.onError))
  app.notFound(() => refuse(new Refusal('not_found')))
  app.use((c, next) => {
    // Set before the response exists. Changing a response afterwards would copy it.
    for (const [name, value] of Object.entries(responseHeaders)) c.header(name, value)
    return next()
  })
  if (settings.operate) app.route('/', settings.operate)

  const fromOurPages = checkOrigin(settings.origin)
  app.use(endpoint, async (c, next) => {
    const startedAt = performance.now()
    await next()
    settings.onResponse?.(c.res.status, (performance.now() - startedAt) / 1000)
  })
  app.use(endpoint, async (_c, next) => {
    if (!settings.isClosing()) return next()
    return refuse(new Refusal('shutting_down', { retryAfter: 5 }), { Connection: 'close' })
  })
  const { trustedProxies } = settings.origin
  app.use(endpoint, (c: AppContext, next) => {
    const { address, isHidden } = visitorIn(c, trustedProxies)
    if (isHidden) settings.onHiddenVisitor?.(address)
    return next()
  })
  app.post(endpoint, onlyJson, fromOurPages, sendEmail({ ...settings.sendEmail, trustedProxies }))
  app.options(endpoint, fromOurPages)
  app.all(endpoint, () => refuse(new Refusal('method'), { Allow: 'POST' }))
  return app
}
