import { z } from 'zod'

/** Schema of `LOG_LEVEL`, which the gateway and the mail service read. */
export const logLevel = z
  .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
  .default('info')
  .describe('Least severity of the lines in the log')
