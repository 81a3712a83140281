import { useLoaderData } from 'react-router-dom'
import type { PageData } from './page-data'

/** Shows the loaded page, or the HTML of the page as the server rendered it (`keptPage` finds it by `data-page`). */
export function PageView() {
  const { page, kept } = useLoaderData<PageData>()
  if (kept || !page) return <div data-page="" dangerouslySetInnerHTML={kept} suppressHydrationWarning />
  return (
    <div data-page="">
      <page.Page />
    </div>
  )
}
