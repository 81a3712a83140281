import { endpoint } from '@virida/shared/enquiry'
import { Hono } from 'hono'
import { answerErrors } from './http/errors'
import type { AppEnv } from './http/context'
import { onlyJson } from './http/media-type'
import { checkOrigin, type OriginSettings } from './http/origin'
import { Refusal } from './http/refusal'
import { sendEmail, type SendEmailSettings } from './http/send-email'

export type AppSettings = {
  origin: OriginSettings
  sendEmail: Omit<SendEmailSettings, 'trustedProxies'>
  /** True once the service takes nothing new. */
  isClosing: () => boolean
  onError: Parameters<typeof answerErrors>[0]
  /** Routes for those who run the service. */
  operate?: Hono<AppEnv>
  /** Told of each answer to the one call. */
  onAnswer?: (status: number, seconds: number) => void
}

/** Builds the service without listening: the whole edge, in the order in which a request meets it. */
export function createApp(settings: AppSettings) {
  const app = new Hono<AppEnv>()
  app.onError(answerErrors(settings.onError))
  app.notFound(() => new Refusal('not_found').toResponse())
  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
    c.header('X-Content-Type-Options', 'nosniff')
  })
  if (settings.operate) app.route('/', settings.operate)

  const fromOurPages = checkOrigin(settings.origin)
  app.use(endpoint, async (c, next) => {
    const begun = performance.now()
    await next()
    settings.onAnswer?.(c.res.status, (performance.now() - begun) / 1000)
  })
  app.use(endpoint, async (_c, next) => {
    if (settings.isClosing()) throw new Refusal('shutting_down', { retryAfter: 5 }, { Connection: 'close' })
    await next()
  })
  const { trustedProxies } = settings.origin
  app.post(endpoint, onlyJson, fromOurPages, sendEmail({ ...settings.sendEmail, trustedProxies }))
  app.options(endpoint, fromOurPages)
  app.all(endpoint, () => {
    throw new Refusal('method', {}, { Allow: 'POST' })
  })
  return app
}
