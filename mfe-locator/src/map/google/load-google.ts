/** Google's script did not come: no network, a blocked host. What refuses the key is told by `gm_authFailure`. */
export class MapScriptError extends Error {
  override name = 'MapScriptError'
  readonly code = 'MAP_SCRIPT_FAILED'
}

declare global {
  interface Window {
    /** Google's script calls it when `google.maps.importLibrary` is there. */
    onGoogleMaps?: () => void
  }
}

const address = 'https://maps.googleapis.com/maps/api/js'
let loading: Promise<void> | undefined

/**
 * Google's script, once for a page, and again after it has failed: the loader of @vis.gl/react-google-maps stays
 * failed until the page is loaded anew, but takes over a script that stands there.
 * @throws MapScriptError
 * @see https://developers.google.com/maps/documentation/javascript/load-maps-js-api
 */
export function loadGoogle(key: string): Promise<void> {
  loading ??= addScript(key).catch((problem: unknown) => {
    loading = undefined
    throw problem
  })
  return loading
}

function addScript(key: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const settings = { key, v: 'weekly', libraries: 'marker', loading: 'async', callback: 'onGoogleMaps' }
    script.src = `${address}?${new URLSearchParams(settings)}`
    script.onerror = () => {
      script.remove()
      reject(new MapScriptError(`The map script could not be loaded from ${address}`))
    }
    window.onGoogleMaps = () => {
      delete window.onGoogleMaps
      resolve()
    }
    document.head.append(script)
  })
}
