import { memo } from 'react'
import type { SitePage } from '@virida/shared/platform/contract'
import { useLoaderData } from 'react-router-dom'
import type { PageData } from './page-data'

/** Shows the loaded page, or the HTML of the page as the server rendered it (`keptPage` finds it by `data-page`). */
export function PageView() {
  const { page, kept } = useLoaderData<PageData>()
  if (kept || !page) return <div data-page="" dangerouslySetInnerHTML={kept} suppressHydrationWarning />
  return (
    <div data-page="">
      <Page page={page} />
    </div>
  )
}

/** The page. The router's changes, such as the begin of a navigation, render only those parts again that use them. */
const Page = memo(function Page({ page }: { page: SitePage }) {
  return <page.Page />
})
