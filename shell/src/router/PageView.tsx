import { useLoaderData } from 'react-router-dom'
import type { PageData } from './page-data'

/** The page that the matched section gave, in the element that a kept page is found by. */
export function PageView() {
  const { page, kept } = useLoaderData<PageData>()
  if (kept || !page) return <div data-page="" dangerouslySetInnerHTML={kept} suppressHydrationWarning />
  return (
    <div data-page="">
      <page.Page />
    </div>
  )
}
