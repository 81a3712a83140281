import { brand } from '../brand/brand'

/** The way to a page as structured data (schema.org/BreadcrumbList), in the order of the page's own breadcrumbs. */
export const breadcrumbList = (crumbs: readonly { label: string; href: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: brand.origin + (href === '/' ? '' : href),
  })),
})
