import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context'
import { Refusal } from './refusal'

/** JSON in UTF-8, not compressed: nothing here ever inflates what a stranger sent. */
export const onlyJson = createMiddleware<AppEnv>(async (c, next) => {
  const [type = '', ...parameters] = (c.req.header('content-type') ?? '').toLowerCase().split(';')
  const charset = parameters.map((parameter) => parameter.trim()).find((one) => one.startsWith('charset='))
  if (type.trim() !== 'application/json' || (charset && !/^charset="?utf-8"?$/.test(charset)))
    throw new Refusal('media_type')
  const encoding = c.req.header('content-encoding')
  if (encoding !== undefined && encoding !== 'identity') throw new Refusal('media_type')
  await next()
})
