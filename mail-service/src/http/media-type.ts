import { createMiddleware } from 'hono/factory'
import { Refusal } from '../enquiry/refusal'
import type { AppEnv } from './context'

/** Accepts only uncompressed JSON in UTF-8. Nothing is decompressed, so a compressed bomb cannot fill the memory. */
export const onlyJson = createMiddleware<AppEnv>(async (c, next) => {
  const [type = '', ...parameters] = (c.req.header('content-type') ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))
  if (type !== 'application/json' || (charset && !/^charset="?utf-8"?$/.test(charset)))
    throw new Refusal('media_type')
  const encoding = c.req.header('content-encoding')
  if (encoding !== undefined && encoding !== 'identity') throw new Refusal('media_type')
  await next()
})
