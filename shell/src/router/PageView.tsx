import { memo, Suspense, use, useCallback, useEffect, useState } from 'react'
import type { SitePage } from '@virida/shared/platform/contract'
import { useLoaderData } from 'react-router-dom'
import type { KeptPage } from './kept-page'
import type { PageData } from './page-data'

/** Shows the loaded page, or the page as the server rendered it (`keepPage` finds it by `data-page`) until its code is there. */
export function PageView() {
  const data = useLoaderData<PageData>()
  // The boundary stays: without it, a change of the query would render the page anew.
  const [isLate] = useState(data.kept !== undefined)
  const content = <Content {...data} />
  const fallback = data.kept && <Kept page={data.kept} />
  return <div data-page="">{isLate ? <Suspense fallback={fallback}>{content}</Suspense> : content}</div>
}

/** Hydrates a kept page when its code is there. */
function Content({ page, kept }: PageData) {
  const shown = page ?? (kept && use(kept.page))
  useEffect(() => kept?.markHydrated(), [kept])
  return shown && <Page page={shown} />
}

/** The nodes of the page, for the case that React has to render it before its code is there. */
function Kept({ page: { nodes } }: { page: KeptPage }) {
  const show = useCallback((element: HTMLElement | null) => element?.append(...nodes), [nodes])
  return <div ref={show} />
}

/** The page. The router's changes, such as the begin of a navigation, render only those parts again that use them. */
const Page = memo(function Page({ page }: { page: SitePage }) {
  return <page.Page />
})
