import { memo, Suspense, use, useCallback, useEffect, useState } from 'react'
import type { SitePage } from '@virida/shared/platform/contract'
import type { PageOwner } from '@virida/shared/platform/contract/page-owner'
import { useLoaderData, useLocation, useMatches } from 'react-router-dom'
import type { KeptPage } from './kept-page'
import { PageBoundary } from './PageBoundary'
import type { PageData } from './page-data'

/** Shows the loaded page, or the page as the server rendered it (`keepPage` finds it by `data-page`) until its code is there. */
export function PageView() {
  const { page, kept } = useLoaderData<PageData>()
  const { pathname } = useLocation()
  const [first] = useState({ kept, pathname })
  const late = pathname === first.pathname ? first.kept : undefined
  useEffect(() => late?.watch(), [late])
  const owner = useMatches().at(-1)?.handle as PageOwner | undefined
  return (
    <div data-page="">
      <PageBoundary section={owner?.section}>
        {/* A page that was late stays in its boundary. Otherwise a change of its query would render it anew. */}
        {late && (!page || late.isHydrated) ? (
          <Suspense fallback={<Kept page={late} />}>
            <LatePage kept={late} />
          </Suspense>
        ) : (
          page && <Page page={page} />
        )}
      </PageBoundary>
    </div>
  )
}

/** The page. The router's changes, such as the begin of a navigation, render only those parts again that use them. */
const Page = memo(function Page({ page }: { page: SitePage }) {
  return <page.Page />
})

/** Hydrates a kept page when its code is there. */
function LatePage({ kept }: { kept: KeptPage }) {
  const page = use(kept.page)
  useEffect(() => kept.markHydrated(), [kept])
  return <Page page={page} />
}

/** The nodes of a kept page, for the case that React has to render it before its code is there. */
function Kept({ page: { nodes } }: { page: KeptPage }) {
  const show = useCallback((element: HTMLElement | null) => element?.append(...nodes), [nodes])
  return <div ref={show} />
}
