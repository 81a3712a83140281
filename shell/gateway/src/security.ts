import type { MapSettings } from '@virida/shared/platform/contract/public-settings'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

const self = "'self'"

/**
 * The security headers. Pages may run and load only files of this site; inline scripts, inline styles and `eval` are
 * forbidden. Documents carry their data in JSON blocks, which a browser does not run, so the policy needs no nonce
 * and a document can be cached for all visitors. Only an external map service, if one is set, is added.
 */
export function security(map: MapSettings = {}): MiddlewareHandler {
  const extra = map.googleKey ? google : map.styleUrl ? tiles(map.styleUrl) : {}
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [self],
      scriptSrc: [self, ...(extra.script ?? [])],
      styleSrc: [self, ...(extra.style ?? [])],
      imgSrc: [self, ...(extra.img ?? [])],
      fontSrc: [self, ...(extra.font ?? [])],
      connectSrc: [self, ...(extra.connect ?? [])],
      workerSrc: [self, ...(extra.worker ?? [])],
      formAction: [self],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    permissionsPolicy: { geolocation: ['self'], camera: [], microphone: [], payment: [], usb: [] },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: 'max-age=31536000; includeSubDomains',
    xFrameOptions: 'DENY',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
  })
}

type Sources = Partial<Record<'script' | 'style' | 'img' | 'font' | 'connect' | 'worker', string[]>>

const googleHosts = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com']

/** The sources that Google Maps requires: developers.google.com/maps/documentation/javascript/content-security-policy */
const google: Sources = {
  script: [...googleHosts, 'blob:'],
  // Google's script writes style elements without a nonce when it is given none.
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  img: [...googleHosts, 'https://*.googleusercontent.com', 'data:'],
  font: ['https://fonts.gstatic.com'],
  connect: [...googleHosts, 'data:', 'blob:'],
  worker: ['blob:'],
}

/** The sources of an external map style or tile file. A path on this site is covered by `'self'`. */
function tiles(styleUrl: string): Sources {
  if (styleUrl.startsWith('/')) return {}
  const { origin } = new URL(styleUrl)
  return { img: [origin, 'data:', 'blob:'], connect: [origin] }
}
