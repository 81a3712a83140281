import type { Head } from '@virida/shared/contract'
import { breadcrumbList } from '@virida/shared/structured-data/breadcrumb-list'
import type { Crumb } from '@virida/shared/ui/Breadcrumbs'

type PageHeadData = Omit<Head, 'jsonLd'> & { crumbs: readonly Crumb[]; jsonLd?: readonly object[] }

/** What every page of the section tells the document's head. */
export const headOf = ({ crumbs, jsonLd = [], ...head }: PageHeadData): Head => ({
  ...head,
  jsonLd: [breadcrumbList(crumbs), ...jsonLd],
})
