import { z } from 'zod'

/**
 * Default ports of the programs, and the first port of the journeys in `e2e`. All are below the range that systems use
 * for outgoing connections (from 32768).
 */
export const ports = { gateway: 3000, mail: 3001, e2e: 4100 } as const

/** Schema of a TCP port in an environment variable. */
export const port = (fallback: number, least = 1) =>
  z.coerce.number('expected a port').int().min(least).max(65535).default(fallback)

/** Schema of `MAIL_PORT`, which the gateway and the mail service read. */
export const mailPort = port(ports.mail, 0).describe(
  'Port of the mail service on this machine; 0 lets the mail service choose a free one, if the gateway runs elsewhere',
)

/** Schema of `LAME_DUCK_SECONDS`, which the gateway and the mail service read. The result is in ms. */
export const lameDuck = z.coerce
  .number()
  .min(0)
  .max(300)
  .default(0)
  .transform((seconds) => seconds * 1000)
  .describe(
    'Seconds after SIGTERM in which requests are still accepted while `/readyz` answers 503, so that a load balancer sends new ones elsewhere',
  )
