import type { MapSettings } from '@virida/shared/platform/contract/public-settings'
import { lameDuck, mailPort, port, ports } from '@virida/shared/platform/config/ports'
import { logLevel } from '@virida/shared/platform/config/log-level'
import { trustedProxies } from '@virida/shared/platform/config/trusted-proxies'
import { defaultReleases } from '@virida/shared/platform/paths'
import { publicKeyPattern } from '@virida/shared/platform/release/registry/registry-schema'
import { openStore, storeVariables } from '@virida/shared/platform/release/stores/open-store'
import { z } from 'zod'
import { byApp } from './by-app'
import { defaultBudget } from './canaries/error-budget'

/** What a bearer token consists of (RFC 6750). */
const tokenPattern = /^[\w.~+/=-]{24,500}$/

/** All environment variables of the gateway. `.env.example` has them in this order, those of both programs first. */
export const gatewaySettings = z
  .object({
    PORT: port(ports.gateway).describe('Port of the gateway'),
    HOST: z
      .string()
      .default('127.0.0.1')
      .describe('Address on which the gateway listens; `0.0.0.0` in a container'),
    TLS_CERTIFICATE: z
      .string()
      .optional()
      .describe(
        'File with a certificate and its chain (PEM), relative to the folder of the site. With it, the gateway speaks TLS at PORT: HTTP/2, and HTTP/1.1 with clients that do not know HTTP/2. A file that replaces it is used after at most 10 seconds. Without it, the gateway does not encrypt, and TLS belongs to the proxy in front of it',
      ),
    TLS_KEY: z
      .string()
      .optional()
      .describe('File with the private key of the certificate (PEM), without a passphrase'),
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
    RELEASE_KEYS: byApp(publicKeyPattern, 'a public key, which has 43 characters')
      .optional()
      .describe(
        'Public keys of apps, such as `mfe-tools=…,mfe-tools=…,shell=…`. Only releases that one of them has signed are shown. For the apps that it names, keys in the registry do not count, so who can write the store cannot replace them. A new section may be named before its first release; the log warns of names without a release, which may be misspelled',
      ),
    PUBLISH_TOKENS: byApp(tokenPattern, 'a token of at least 24 characters')
      .optional()
      .describe(
        'Tokens with which teams publish over the network, such as `mfe-tools=…,shell=…`. Without any, `/publish` answers 404. The log warns of names without a release, as for RELEASE_KEYS',
      ),
    CANARY_ERROR_PERCENT: z.coerce
      .number()
      .min(0)
      .max(100)
      .default(defaultBudget.percent)
      .describe(
        'Error budget of canaries: a canary is aborted when errors are this much more frequent than with the live release, in percent of the clients',
      ),
    CANARY_ERROR_CLIENTS: z.coerce
      .number()
      .int()
      .min(1)
      .max(1000)
      .default(defaultBudget.clients)
      .describe(
        'A canary is not aborted before this number of clients, each of another network (/24 of IPv4, /48 of IPv6), had an error',
      ),
    METRICS_TOKEN: z
      .string()
      .regex(tokenPattern, 'expected at least 24 letters, digits or characters of ._~+/=-')
      .optional()
      .describe(
        'Bearer token for /metrics, at least 24 characters. Without one, only programs on this machine may read it; a proxy in front must then set X-Forwarded-For',
      ),
    COMPOSITION_TOKEN: z
      .string()
      .min(24)
      .max(500)
      .optional()
      .describe(
        'Token of at least 24 characters for the page `/composition`, which shows what is live and rolls back. Without it, the page answers 404',
      ),
    MAIL_PORT: mailPort,
    MAIL_URL: z
      .url()
      .optional()
      .describe('Where the gateway sends `/api/*`, if the mail service runs on another machine'),
    TRUSTED_PROXIES: trustedProxies,
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .url()
      .optional()
      .describe(
        'Collector of OpenTelemetry, such as `http://127.0.0.1:4318` (OTLP over HTTP). With it, the gateway sends traces of its requests; OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER and OTEL_EXPORTER_OTLP_HEADERS count as well. Without it, the SDK of OpenTelemetry is not loaded',
      ),
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
  .superRefine(({ TLS_CERTIFICATE, TLS_KEY }, context) => {
    if ((TLS_CERTIFICATE === undefined) === (TLS_KEY === undefined)) return
    const [given, missing] =
      TLS_KEY === undefined ? ['TLS_CERTIFICATE', 'TLS_KEY'] : ['TLS_KEY', 'TLS_CERTIFICATE']
    context.addIssue({
      code: 'custom',
      path: [missing],
      message: `the gateway cannot use ${given} alone; name both files, or neither`,
    })
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
    certificateFiles:
      env.TLS_CERTIFICATE && env.TLS_KEY ? { certificate: env.TLS_CERTIFICATE, key: env.TLS_KEY } : undefined,
    previewKey: env.PREVIEW_KEY,
    releaseKeys: env.RELEASE_KEYS,
    publishTokens: env.PUBLISH_TOKENS,
    errorBudget: { percent: env.CANARY_ERROR_PERCENT, clients: env.CANARY_ERROR_CLIENTS },
    metricsToken: env.METRICS_TOKEN,
    compositionToken: env.COMPOSITION_TOKEN,
    openStore: (dir: string) => openStore(dir, env),
    hasSharedStore: Boolean(env.RELEASES_BUCKET ?? env.REGISTRY_DATABASE_URL),
    mailUrl: (env.MAIL_URL ?? `http://127.0.0.1:${env.MAIL_PORT}`).replace(/\/$/, ''),
    trustedProxies: env.TRUSTED_PROXIES,
    traceEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
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
