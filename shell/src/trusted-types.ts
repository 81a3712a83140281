declare global {
  interface Window {
    /** Chromium, Safari 26 and Firefox 148 and newer. */
    trustedTypes?: {
      createPolicy: (name: string, rules: Record<string, (text: string) => string>) => unknown
    }
  }
}

/** Name of the policy that the browser applies to each text that is used as a script, or as the URL of a script or worker. */
export const defaultPolicy = 'default'

/** Browser files of releases, and service workers, which must be at the root of the site. */
const scriptPath = /^\/r\/[\w@+-][^?#]*$|^\/[a-z-]+-sw\.js$/

/** A script of an address that is not allowed was about to run. */
class ScriptUrlError extends Error {
  override readonly name = 'ScriptUrlError'
  readonly code = 'SCRIPT_URL_REFUSED'
}

/**
 * Returns the URL of a script if it is a file of a release or a service worker of this site.
 * @throws ScriptUrlError for any other URL.
 */
export function scriptUrl(text: string): string {
  const { origin, pathname, href } = new URL(text, location.href)
  if (origin === location.origin && scriptPath.test(pathname)) return href
  throw new ScriptUrlError(`Cannot load the script ${href.slice(0, 200)}: it is not a file of a release`)
}

/** A text that is not data was about to become a script. */
class ScriptTextError extends Error {
  override readonly name = 'ScriptTextError'
  readonly code = 'SCRIPT_TEXT_REFUSED'
}

/**
 * Returns the text of a script element if it is a JSON object, which does nothing as a script: structured data.
 * @throws ScriptTextError for any other text.
 */
export function scriptText(text: string): string {
  try {
    if (text.startsWith('{') && typeof JSON.parse(text) === 'object') return text
  } catch {
    // Not JSON: refused below.
  }
  throw new ScriptTextError('Cannot set the text of a script: it is not a JSON object')
}

/**
 * Creates the policy for Trusted Types (w3.org/TR/trusted-types). All documents except those with Google's map require
 * Trusted Types, so that no text becomes HTML or a script. The policy makes two exceptions: URLs of scripts of this
 * site, because some libraries start workers without a policy of their own, and structured data. A browser without
 * Trusted Types needs no policy.
 */
export function createDefaultPolicy() {
  window.trustedTypes?.createPolicy(defaultPolicy, { createScriptURL: scriptUrl, createScript: scriptText })
}
