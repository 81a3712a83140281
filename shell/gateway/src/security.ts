import type { MapSettings } from '@virida/shared/platform/contract/public-settings'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { LRUCache } from 'lru-cache'

const self = "'self'"
const reportGroup = 'csp'

/** Where browsers send reports about what a policy has blocked. */
export const reportPath = '/csp-reports'

/** What the policy of one document needs. */
export type DocumentPolicy = {
  /** The document shows Google's map. */
  showsMap: boolean
  /** Trusted Types policies that the document's scripts create. Without any, it does not require Trusted Types. */
  trustedTypes: readonly string[]
  /** Hashes of the scripts and styles that the document contains. */
  scripts: readonly string[]
  styles: readonly string[]
}

declare module 'hono' {
  interface ContextVariableMap {
    documentPolicy?: DocumentPolicy
  }
}

/** Policies that are kept. Each page has one or two, and each publish may make new ones. */
const keptPolicies = 200

const plain: DocumentPolicy = { showsMap: false, trustedTypes: [], scripts: [], styles: [] }

/**
 * Adds the security headers to every answer of the app. Pages may run and load only files of this site. `eval` is forbidden,
 * and so are inline scripts and styles, except those of the document by their hashes. Documents carry their data in JSON
 * blocks, which a browser does not run. So the policy needs no nonce, and a document can be cached for all visitors. There are
 * two exceptions: the server of an external map, if one is set, and Google's hosts in the documents that show Google's map.
 */
export function security(map: MapSettings = {}): MiddlewareHandler {
  const made = new LRUCache<string, MiddlewareHandler>({ max: keptPolicies })
  const headersFor = (policy: DocumentPolicy): MiddlewareHandler => {
    const key = JSON.stringify(policy)
    const headers = made.get(key) ?? makeHeaders(policy, map)
    made.set(key, headers)
    return headers
  }
  return async (c, next) => {
    await next()
    await headersFor(c.get('documentPolicy') ?? plain)(c, () => Promise.resolve())
  }
}

function makeHeaders(
  { showsMap, trustedTypes, scripts, styles }: DocumentPolicy,
  map: MapSettings,
): MiddlewareHandler {
  const extra = showsMap ? google : map.styleUrl ? tiles(map.styleUrl) : {}
  // No Trusted Types with Google's map: its script creates policies that Google does not document.
  const requiresTypes = trustedTypes.length > 0 && !showsMap
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [self],
      scriptSrc: [self, ...(extra.script ?? []), ...scripts.map(quoted)],
      styleSrc: [self, ...styles.map(quoted), ...(extra.style ?? [])],
      imgSrc: [self, ...(extra.img ?? [])],
      fontSrc: [self, ...(extra.font ?? [])],
      connectSrc: [self, ...(extra.connect ?? [])],
      workerSrc: [self, ...(extra.worker ?? [])],
      formAction: [self],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      ...(requiresTypes ? { requireTrustedTypesFor: ["'script'"], trustedTypes: [...trustedTypes] } : {}),
      // Browsers without the Reporting API use `reportUri`.
      reportTo: reportGroup,
      reportUri: reportPath,
    },
    reportingEndpoints: [{ name: reportGroup, url: reportPath }],
    permissionsPolicy: { geolocation: ['self'], camera: [], microphone: [], payment: [], usb: [] },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: 'max-age=31536000; includeSubDomains',
    xFrameOptions: 'DENY',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
  })
}

const quoted = (hash: string) => `'${hash}'`

type Sources = Partial<Record<'script' | 'style' | 'img' | 'font' | 'connect' | 'worker', string[]>>

/** Hosts of Google's scripts and data: developers.google.com/maps/domains */
const googleApi = ['https://maps.googleapis.com', 'https://mapsresources-pa.googleapis.com']
const googleFiles = 'https://maps.gstatic.com'
/** Hosts of aerial and satellite pictures. */
const googlePictures = [
  ...['khm', 'khm0', 'khm1', 'khms0', 'khms1', 'khms2', 'khms3', 'khmdb0', 'khmdb1'].flatMap((host) => [
    `https://${host}.googleapis.com`,
    `https://${host}.google.com`,
  ]),
  ...['lh3', 'lh4', 'lh5', 'lh6'].flatMap((host) => [
    `https://${host}.ggpht.com`,
    `https://${host}.googleusercontent.com`,
  ]),
]

/** What Google Maps needs: developers.google.com/maps/documentation/javascript/content-security-policy */
const google: Sources = {
  script: [...googleApi, googleFiles, 'blob:'],
  // Google's script adds style elements without a nonce, because the site gives it none.
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  img: [...googleApi, googleFiles, ...googlePictures, 'data:'],
  font: ['https://fonts.gstatic.com'],
  connect: [...googleApi, googleFiles, 'https://csi.gstatic.com', 'data:', 'blob:'],
  worker: ['blob:'],
}

/** The sources of an external map style or tile file. A path on this site is covered by `'self'`. */
function tiles(styleUrl: string): Sources {
  if (styleUrl.startsWith('/')) return {}
  const { origin } = new URL(styleUrl)
  return { img: [origin, 'data:', 'blob:'], connect: [origin] }
}
