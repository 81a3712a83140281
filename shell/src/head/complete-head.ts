import { brand } from '@virida/shared/site/brand'
import type { Head } from '@virida/shared/platform/contract'

/** Adds the brand to a title without it, and a canonical path without a trailing slash if the page names none. */
export function completeHead(head: Head, pathname: string): Head {
  const path = pathname.replace(/(?<!\/)\/+$/, '') || '/'
  return {
    ...head,
    title: head.title.includes(brand.name) ? head.title : `${head.title} | ${brand.fullName}`,
    canonical: head.canonical ?? path,
  }
}
