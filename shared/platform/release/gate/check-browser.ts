import type { RenderedPage } from '../../contract/shell-server'
import type { Problem } from './problem'

/** Names that browsers have and a render process does not. */
const browserOnly = new RegExp(
  `\\b(${[
    ...[
      'window',
      'self',
      'document',
      'navigator',
      'location',
      'history',
      'screen',
      'frames',
      'top',
      'parent',
    ],
    ...[
      'localStorage',
      'sessionStorage',
      'indexedDB',
      'caches',
      'fetch',
      'matchMedia',
      'CSS',
      'customElements',
    ],
    ...['\\w*Element', 'Node', 'Image', 'Audio', 'Worker', '\\w+Observer', 'DOMParser', 'XMLHttpRequest'],
    ...['requestAnimationFrame', 'requestIdleCallback', 'getComputedStyle', 'addEventListener', 'WebSocket'],
    ...[
      'EventSource',
      'FileReader',
      'Notification',
      'SharedWorker',
      'cancelAnimationFrame',
      'cancelIdleCallback',
    ],
    ...['devicePixelRatio', 'innerWidth', 'innerHeight', 'scrollTo', 'alert', 'confirm', 'prompt'],
  ].join('|')}) is not defined`,
)

/** What was found in pages of browser files. */
export type BrowserFindings = { problems: Problem[]; notes: string[] }

/**
 * Compares a page that the browser files show with the same page of the server file.
 * @param name Section, version and address of the page, for messages.
 * @param browser The page of the browser files, or why there is none.
 */
export function findingsOfBrowser(
  name: string,
  server: RenderedPage,
  browser: RenderedPage | Error,
): BrowserFindings {
  if (!(browser instanceof Error) && (browser.kind === 'redirect' || !browser.error))
    return { problems: textOf(server) === textOf(browser) ? [] : [differs(name)], notes: [] }
  const error = browser instanceof Error ? browser : browser.error
  const reason = error instanceof Error ? error.message : 'no reason is known'
  return browserOnly.test(reason)
    ? { problems: [], notes: [`${name} needs a browser (${reason}), so its browser files were not checked.`] }
    : { problems: [browserFails(name, reason)], notes: [] }
}

export const browserFails = (name: string, reason: string): Problem => ({
  code: 'browser_fails',
  message: `${name} fails in a browser: ${reason}. Repair it. Code that only a browser can run belongs in an effect or an event handler. If its source is right, delete the cache of the build (.cache/webpack) and build again.`,
})

const differs = (name: string): Problem => ({
  code: 'browser_differs',
  message: `${name} is another page in a browser than on the server. Render the same in both; if the source does, delete the cache of the build (.cache/webpack) and build again.`,
})

/** What visitors see of a page. */
const textOf = (page: RenderedPage) =>
  page.kind === 'redirect' ? `redirect ${page.location}` : `${page.status} ${page.head.title} ${page.html}`
