import { NavigationType } from 'react-router-dom'
import { isInDocument } from './page-fade'
import type { Router } from './warm-page'

/** Milliseconds after which a loaded page should be in the document, with its view transition, also on a slow phone. */
const usual = 1000
/** How often the same page is passed to React again. One that fails to render does not come. */
const most = 3

/**
 * Shows the present page when another one is in the document instead. React Router shows a page with a view transition some frames after
 * its navigation. When a visitor follows several links quickly, it may lose the last page or show an older one after it.
 */
export function showLatestPage(router: Pick<Router, 'subscribe' | 'navigate' | 'revalidate'>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  let lastKey: string | undefined
  /** Whether the next page is the present one again. */
  let isRepeat = false
  router.subscribe(({ navigation, location, errors, historyAction }) => {
    clearTimeout(timer)
    if (navigation.state !== 'idle') return
    if (location.key !== lastKey) {
      if (!isRepeat) tries = 0
      isRepeat = false
      lastKey = location.key
    }
    if (errors || tries === most) return
    timer = setTimeout(() => {
      if (isInDocument(location)) return
      tries++
      // The loaders of pages answer from memory. After Back, the entry of the history keeps its scroll position.
      if (historyAction === NavigationType.Pop) return void router.revalidate()
      // The same page again, without a transition. It scrolls to its top.
      isRepeat = true
      void router.navigate(location, { replace: true, state: location.state })
    }, usual)
  })
}
