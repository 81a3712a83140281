import type { MapSettings } from '@virida/shared/platform/contract/public-settings'
import { lameDuck, mailPort, port, ports } from '@virida/shared/platform/config/ports'
import { logLevel } from '@virida/shared/platform/config/log-level'
import { trustedProxies } from '@virida/shared/platform/config/trusted-proxies'
import { defaultReleases } from '@virida/shared/platform/paths'
import { openStore, storeVariables } from '@virida/shared/platform/release/stores/open-store'
import { z } from 'zod'

/** All environment variables of the gateway. `.env.example` has them in this order, those of both programs first. */
export const gatewaySettings = z
  .object({
    PORT: port(ports.gateway).describe('Port of the gateway'),
    HOST: z
      .string()
      .default('127.0.0.1')
      .describe('Address on which the gateway listens; `0.0.0.0` in a container'),
    RELEASES_DIR: z
      .string()
      .default(defaultReleases)
      .describe(
        'Folder of the releases and the registry, relative to the folder of the site. Its file system needs hard links',
      ),
    ...storeVariables,
    PREVIEW_KEY: z
      .string()
      .min(32)
      .optional()
      .describe(
        'Secret of at least 32 characters that signs the cookies of previews. Gateways that do not share RELEASES_DIR need the same one. Without it, a random one is kept in RELEASES_DIR',
      ),
    MAIL_PORT: mailPort,
    MAIL_URL: z
      .url()
      .optional()
      .describe('Where the gateway sends `/api/*`, if the mail service runs on another machine'),
    TRUSTED_PROXIES: trustedProxies,
    LAME_DUCK_SECONDS: lameDuck,
    LOG_LEVEL: logLevel,
    GOOGLE_MAPS_KEY: z
      .string()
      .optional()
      .describe('With a key, the dealer map is Google Maps, and the content security policy allows Google'),
    GOOGLE_MAPS_MAP_ID: z
      .string()
      .optional()
      .describe("Map ID from Google's console; the markers of Google Maps need one"),
    MAP_STYLE_URL: z
      .union([z.url(), z.string().startsWith('/')])
      .optional()
      .describe(
        'A MapLibre style or a PMTiles file (address or path) that shows streets instead of the embedded map',
      ),
    NODE_ENV: z
      .string()
      .default('production')
      .describe("`development` builds the apps with React's development build"),
  })
  .superRefine(({ MAIL_PORT, MAIL_URL }, context) => {
    if (MAIL_PORT === 0 && MAIL_URL === undefined)
      context.addIssue({
        code: 'custom',
        path: ['MAIL_PORT'],
        message:
          'the gateway cannot know which port the mail service chooses; give a port from 1 to 65535, or MAIL_URL',
      })
  })
  .transform((env) => ({
    port: env.PORT,
    mailPort: env.MAIL_PORT,
    host: env.HOST,
    previewKey: env.PREVIEW_KEY,
    openStore: (dir: string) => openStore(dir, env),
    hasSharedStore: Boolean(env.RELEASES_BUCKET ?? env.REGISTRY_DATABASE_URL),
    mailUrl: (env.MAIL_URL ?? `http://127.0.0.1:${env.MAIL_PORT}`).replace(/\/$/, ''),
    trustedProxies: env.TRUSTED_PROXIES,
    lameDuck: env.LAME_DUCK_SECONDS,
    logLevel: env.LOG_LEVEL,
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
