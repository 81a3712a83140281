/** Google's script did not load: no network, or a blocked host. A rejected key is reported by `gm_authFailure` instead. */
class MapScriptError extends Error {
  override name = 'MapScriptError'
  readonly code = 'MAP_SCRIPT_FAILED'
}

declare global {
  interface Window {
    /** Google's script calls this when `google.maps.importLibrary` is ready. */
    onGoogleMaps?: () => void
  }
}

const scriptUrl = 'https://maps.googleapis.com/maps/api/js'
let loading: Promise<void> | undefined

/**
 * Loads Google's script once, and again after a failure. The loader of @vis.gl/react-google-maps cannot retry
 * until the page is reloaded, but it uses a script that is already in the page.
 * @throws MapScriptError if the script does not load.
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
    script.src = `${scriptUrl}?${new URLSearchParams(settings)}`
    script.onerror = () => {
      script.remove()
      reject(new MapScriptError(`Cannot load Google's map script from ${scriptUrl}: check the network`))
    }
    window.onGoogleMaps = () => {
      delete window.onGoogleMaps
      resolve()
    }
    document.head.append(script)
  })
}
