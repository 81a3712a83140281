import { isInDocument } from './page-fade'
import type { Router } from './warm-page'

/** Milliseconds after which a loaded page should be in the document, with its view transition. */
const usual = 400
/** How often the same page is passed to React again. One that fails to render does not come. */
const most = 3

/**
 * Shows the present page when another one is in the document instead. React Router shows a page with a view transition some frames after
 * its navigation. When a visitor follows several links quickly, it may lose the last page or show an older one after it.
 */
export function showLatestPage(router: Pick<Router, 'subscribe' | 'navigate'>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  let isOurs = false
  router.subscribe(({ navigation, location, errors }) => {
    clearTimeout(timer)
    if (navigation.state !== 'idle') return
    if (!isOurs) tries = 0
    isOurs = false
    if (errors || tries === most) return
    timer = setTimeout(() => {
      if (isInDocument(location)) return
      tries++
      isOurs = true
      // The same page again, without a transition. The loaders of pages answer from memory, and the page scrolls to its top.
      void router.navigate(location, { replace: true, state: location.state })
    }, usual)
  })
}
