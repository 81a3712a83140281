import { z } from 'zod'

/** A TCP port given as text. */
export const port = (fallback: number) => z.coerce.number().int().min(1).max(65535).default(fallback)

/** Ports of the programs. Below 32768, where no system hands out ephemeral ports. */
export const ports = { gateway: 3000, mail: 3001, e2e: 4100 } as const
