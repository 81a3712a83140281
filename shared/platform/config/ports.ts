import { z } from 'zod'

/** Schema of a TCP port in an environment variable. */
export const port = (fallback: number) => z.coerce.number().int().min(1).max(65535).default(fallback)

/**
 * Schema of `LAME_DUCK_SECONDS`: how long a program goes on accepting requests after a stop signal while `/readyz`
 * answers 503, so that a load balancer sends new requests elsewhere first. The result is in ms.
 */
export const lameDuck = z.coerce
  .number()
  .min(0)
  .max(300)
  .default(0)
  .transform((seconds) => seconds * 1000)

/** Ports of the programs, below the range that systems use for outgoing connections (from 32768). */
export const ports = { gateway: 3000, mail: 3001, e2e: 4100 } as const
