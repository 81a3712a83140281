import { brand } from '@virida/shared/brand'
import type { Head } from '@virida/shared/contract'

/** Adds what every document says: the brand in the title, one canonical path without slash at its end. */
export function completeHead(head: Head, pathname: string): Head {
  const path = pathname.replace(/\/+$/, '') || '/'
  return {
    ...head,
    title: head.title.includes(brand.name) ? head.title : `${head.title} | ${brand.fullName}`,
    canonical: head.canonical ?? path,
  }
}
