import type { Head } from '../../platform/contract'
import type { Crumb } from '../ui/Breadcrumbs/Breadcrumbs'
import { breadcrumbList } from './breadcrumb-list'

type PageHeadData = Omit<Head, 'jsonLd'> & {
  crumbs: readonly Crumb[]
  /** Structured data in addition to the breadcrumbs. */
  jsonLd?: readonly object[]
}

/** The document head of a page with breadcrumbs, which search engines get as structured data. */
export const headOf = ({ crumbs, jsonLd = [], ...head }: PageHeadData): Head => ({
  ...head,
  jsonLd: [breadcrumbList(crumbs), ...jsonLd],
})
