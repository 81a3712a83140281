import { brand } from '@virida/shared/site/brand'
import type { Head } from '@virida/shared/platform/contract'

/** Adds the brand to the title, and a canonical path without a trailing slash where the page names none. */
export function completeHead(head: Head, pathname: string): Head {
  const path = pathname.replace(/(?<!\/)\/+$/, '') || '/'
  return {
    ...head,
    title: head.title.includes(brand.name) ? head.title : `${head.title} | ${brand.fullName}`,
    canonical: head.canonical ?? path,
  }
}
