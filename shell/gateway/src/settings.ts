import type { MapSettings } from '@virida/shared/platform/contract/public-settings'
import { lameDuck, port, ports } from '@virida/shared/platform/config/ports'
import { z } from 'zod'

/** All environment variables of the gateway; README.md lists the same names. */
export const gatewaySettings = z
  .object({
    PORT: port(ports.gateway),
    /** Address to listen on; `0.0.0.0` in a container. */
    HOST: z.string().default('127.0.0.1'),
    MAIL_PORT: port(ports.mail),
    /** URL of the mail service if it runs on another machine. */
    MAIL_URL: z.url().optional(),
    /** `true` behind a load balancer or CDN that sets X-Forwarded-For itself. */
    TRUST_PROXY: z.enum(['true', 'false']).default('false'),
    LAME_DUCK_SECONDS: lameDuck,
    /** With a key, the dealer map is Google Maps; without one it is drawn from our own geometry. */
    GOOGLE_MAPS_KEY: z.string().optional(),
    GOOGLE_MAPS_MAP_ID: z.string().optional(),
    /** A MapLibre style or a PMTiles file, to show streets without Google. */
    MAP_STYLE_URL: z.union([z.url(), z.string().startsWith('/')]).optional(),
  })
  .transform((env) => ({
    port: env.PORT,
    host: env.HOST,
    mailUrl: (env.MAIL_URL ?? `http://127.0.0.1:${env.MAIL_PORT}`).replace(/\/$/, ''),
    trustProxy: env.TRUST_PROXY === 'true',
    lameDuck: env.LAME_DUCK_SECONDS,
    map: mapSettings(env.GOOGLE_MAPS_KEY, env.GOOGLE_MAPS_MAP_ID, env.MAP_STYLE_URL),
  }))

function mapSettings(googleKey?: string, googleMapId?: string, styleUrl?: string): MapSettings | undefined {
  if (!googleKey && !styleUrl) return undefined
  return {
    ...(googleKey ? { googleKey } : {}),
    ...(googleMapId ? { googleMapId } : {}),
    ...(styleUrl ? { styleUrl } : {}),
  }
}
