import type { MapSettings } from '@virida/shared/contract/public-settings'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

const self = "'self'"

/**
 * What a browser may do on our pages: run and load what comes from this very site, nothing inline, nothing
 * evaluated. Documents hold their data in JSON blocks, which a browser never runs, so no nonce is needed and
 * one document serves every visitor. Only an operator who chooses a map of somebody else opens it to them.
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

/** What Google asks of a site's policy: developers.google.com/maps/documentation/javascript/content-security-policy */
const google: Sources = {
  script: [...googleHosts, 'blob:'],
  // Google's script writes style elements without a nonce when it is given none.
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  img: [...googleHosts, 'https://*.googleusercontent.com', 'data:'],
  font: ['https://fonts.gstatic.com'],
  connect: [...googleHosts, 'data:', 'blob:'],
  worker: ['blob:'],
}

/** The host of a style or of a tile file; its own site needs no more than 'self'. */
function tiles(styleUrl: string): Sources {
  if (styleUrl.startsWith('/')) return {}
  const { origin } = new URL(styleUrl)
  return { img: [origin, 'data:', 'blob:'], connect: [origin] }
}
