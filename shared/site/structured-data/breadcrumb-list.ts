import type { BreadcrumbList, WithContext } from 'schema-dts'
import { brand } from '../brand'
import type { Crumb } from '../ui/Breadcrumbs/Breadcrumbs'

/** Breadcrumbs as structured data (https://schema.org/BreadcrumbList), in the order of the page. */
export const breadcrumbList = (crumbs: readonly Crumb[]) =>
  ({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: brand.origin + (href === '/' ? '' : href),
    })),
  }) satisfies WithContext<BreadcrumbList>
