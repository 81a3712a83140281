import { matchRoutes } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import type { Composition } from '../composition/composition'
import { loadPage, type LoadRoutes } from '../router/page-data'

const intents = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Loads the page behind a link as soon as the visitor points at it, so that the click has nothing to wait for.
 * One listener for the whole document: every link of every section has it, whoever made it.
 */
export function preloadOnIntent(routes: RouteObject[], composition: Composition, loadRoutes: LoadRoutes) {
  if (savesData()) return
  const asked = new Set<string>()
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    const id = matchRoutes(routes, link.pathname)?.at(-1)?.route.id
    if (!id || asked.has(id)) return
    const [name = '', pattern = ''] = id.split(' ')
    const section = composition.sections.find((one) => one.name === name)
    if (!section || pattern === '*') return
    asked.add(id)
    // A failure shows when the visitor really goes there; pointing at a link must not raise an alarm.
    loadPage(section, pattern, loadRoutes).catch(() => asked.delete(id))
  }
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true, capture: true })
}

function savesData() {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
